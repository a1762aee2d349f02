import Reporting
import SourceModel
import Testing

@Suite("The HTML report")
struct HTMLReporterTests {
  @Test("of no file says so")
  func empty() {
    #expect(
      Sample.body(Sample.empty) == #"""
        <header>
        <h1>Native ads in Interface Builder files</h1>
        <p>no Interface Builder file to check</p>
        </header>
        <footer>adlint 1.2.3</footer>

        """#)
  }

  @Test("escapes what HTML gives a meaning")
  func hostileCharacters() {
    #expect(
      Sample.body(Sample.hostile) == #"""
        <header>
        <h1>Native ads in Interface Builder files</h1>
        <p>1 error in 1 file</p>
        </header>
        <section id="file-1">
        <h2>Bob&#39;s &quot;A&amp;B&quot; &lt;Ad&gt;.xib</h2>
        <div class="file">
        <ol>
        <li class="error">
        <p><b class="number">1</b> <b class="severity">error</b> “␁␛[2J\#u{FFFE}” says warning: \#
        &lt;A&amp;B&gt; 😀</p>
        <pre>&lt;button userLabel=&quot;␛[31m😀�&quot;/&gt;
                ^~~~~~~~~~~~~~~~~~~~</pre>
        <p class="place">line 1:9</p>
        <p>Use &#39;A&#39; &amp; &quot;B&quot;.</p>
        <p><code>interactive_call_to_action</code> <a \#
        href="https://example.com/r">https://example.com/r</a></p>
        </li>
        </ol>
        </div>
        </section>
        <footer>adlint 1.2.3</footer>

        """#)
  }

  @Test("holds findings in code")
  func code() {
    #expect(
      Sample.body(Sample.code) == #"""
        <header>
        <h1>Native ads in Interface Builder files</h1>
        <p>1 error, 1 warning, 1 note in 1 file</p>
        </header>
        <nav>
        <ul>
        <li><a href="#file-1">Ads/Cell.swift</a> <span class="error">1 error</span></li>
        <li><a href="#file-2">Ads/Native.xib</a> <span class="warning">1 warning</span></li>
        <li><a href="#file-3">Info 😀.plist</a> <span class="note">1 note</span></li>
        </ul>
        </nav>
        <section id="file-1">
        <h2>Ads/Cell.swift</h2>
        <div class="file">
        <ol>
        <li class="error">
        <p><b class="number">1</b> <b class="severity">error</b> The project has no a.xib</p>
        <pre>show(&quot;a&quot;)
             ^~~</pre>
        <p class="place">line 1:6</p>
        <p>Switch off User Interaction Enabled.</p>
        <p><code>nib_name_not_found</code> <a \#
        href="https://example.com/r">https://example.com/r</a></p>
        </li>
        </ol>
        </div>
        </section>
        <section id="file-2">
        <h2>Ads/Native.xib</h2>
        <div class="file">
        <ol>
        <li class="warning">
        <p><b class="number">1</b> <b class="severity">warning</b> UIButton (cta) takes \#
        touches</p>
        <pre>&lt;button id=&quot;cta&quot;/&gt;
                ^~~~~~~~</pre>
        <p class="place">line 1:9</p>
        <p>Switch off User Interaction Enabled.</p>
        <p><code>interactive_call_to_action</code> <a \#
        href="https://example.com/r">https://example.com/r</a></p>
        </li>
        </ol>
        </div>
        </section>
        <section id="file-3">
        <h2>Info 😀.plist</h2>
        <div class="file">
        <ol>
        <li class="note">
        <p><b class="number">1</b> <b class="severity">note</b> The validator is off</p>
        <pre>&lt;false
        ^~~~~~</pre>
        <p class="place">line 1:1</p>
        <p>Switch off User Interaction Enabled.</p>
        <p><code>validator_disabled</code> <a \#
        href="https://example.com/r">https://example.com/r</a></p>
        </li>
        </ol>
        </div>
        </section>
        <footer>adlint 1.2.3</footer>

        """#)
  }

  @Test("needs neither a network nor a script")
  func selfContained() {
    let page = Sample.render(PictureSample.report, as: .html)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'\""))
    for word in ["<script", "<link", "<img", "@import", "url(", "src=", "http://", "https://"] {
      #expect(!page.contains(word))
    }
  }

  @Test("makes a link of nothing but an address on the web", arguments: ["javascript:x", "", "a"])
  func links(url: String) {
    let finding = Sample.located("«a»", url: url)
    #expect(!Sample.body(Sample.report(Sample.file("A.xib", finding))).contains("href"))
  }
}
