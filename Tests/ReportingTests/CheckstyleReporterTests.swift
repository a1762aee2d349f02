import Reporting
import SourceModel
import Testing

@Suite("The Checkstyle report")
struct CheckstyleReporterTests {
  @Test("of no findings is an empty element")
  func empty() {
    #expect(
      Sample.render(Sample.empty, as: .checkstyle) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3"/>

        """#)
  }

  @Test("groups findings by file")
  func severalFiles() {
    #expect(
      Sample.render(Sample.mixed, as: .checkstyle) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
         <file name="A.xib">
          <error line="2" column="11" severity="warning" message="UIButton (cta) takes touches" \#
        source="adlint.interactive_call_to_action"/>
          <error line="3" column="2" severity="info" message="The media view may be added in \#
        code" source="adlint.missing_media"/>
         </file>
         <file name="B.xib">
          <error line="2" column="11" severity="warning" message="UIButton (cta) takes touches" \#
        source="adlint.interactive_call_to_action"/>
         </file>
         <file name="C.xib">
          <error line="1" column="4" severity="error" message="Premature end of data" \#
        source="adlint.unreadable_file"/>
         </file>
        </checkstyle>

        """#)
  }

  @Test("escapes what XML gives a meaning and replaces what it forbids")
  func hostileCharacters() {
    #expect(
      Sample.render(Sample.hostile, as: .checkstyle) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
         <file name="Bob's &quot;A&amp;B&quot; &lt;Ad&gt;.xib">
          <error line="1" column="9" severity="error" message="“␁␛[2J�” says warning: \#
        &lt;A&amp;B&gt; 😀" source="adlint.interactive_call_to_action"/>
         </file>
        </checkstyle>

        """#)
  }

  @Test("holds findings in code")
  func code() {
    #expect(
      Sample.render(Sample.code, as: .checkstyle) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
         <file name="Ads/Cell.swift">
          <error line="1" column="6" severity="error" message="The project has no a.xib" \#
        source="adlint.nib_name_not_found"/>
         </file>
         <file name="Ads/Native.xib">
          <error line="1" column="9" severity="warning" message="UIButton (cta) takes touches" \#
        source="adlint.interactive_call_to_action"/>
         </file>
         <file name="Info&#10;😀.plist">
          <error line="1" column="1" severity="info" message="The validator is off" \#
        source="adlint.validator_disabled"/>
         </file>
        </checkstyle>

        """#)
  }
}
