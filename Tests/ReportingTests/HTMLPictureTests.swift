import Reporting
import SourceModel
import Testing

@Suite("The pictures of the HTML report")
struct HTMLPictureTests {
  @Test("draw the ad views, and number the findings in them")
  func pictures() {
    #expect(
      Sample.body(PictureSample.report) == #"""
        <header>
        <h1>Native ads in Interface Builder files</h1>
        <p>1 error, 2 warnings, 3 notes in 3 files</p>
        </header>
        <nav>
        <ul>
        <li><a href="#file-1">A.xib</a> <span class="error">1 error</span>, <span \#
        class="warning">2 warnings</span>, <span class="note">3 notes</span></li>
        <li><a href="#file-2">B.xib</a> no findings</li>
        </ul>
        </nav>
        <section id="file-1">
        <h2>A.xib</h2>
        <div class="file">
        <div class="pictures">
        <figure>
        <figcaption><b>GADNativeAdView “&lt;Ad&gt; &quot;A&amp;B&quot;” (ad)</b>, Google Mobile \#
        Ads, 320 × 100.5 pt</figcaption>
        <svg width="358.26" height="128.5" viewBox="-14 -14 358.26 128.5" role="img" \#
        aria-label="GADNativeAdView “&lt;Ad&gt; &quot;A&amp;B&quot;” (ad)">
        <rect class="ad" x="0" y="0" width="320" height="100.5"/>
        <svg class="container" x="0" y="0" width="320" height="40"><title>UIView (stack), 320 × \#
        40 pt</title><rect width="100%" height="100%"/></svg>
        <svg class="headline" x="8" y="8" width="200" height="20"><title>headline: UILabel \#
        (title), 200 × 20 pt</title><rect width="100%" height="100%"/><text x="50%" y="50%" \#
        font-size="11">headline</text></svg>
        <svg class="attribution" x="8" y="30" width="16" height="15"><title>attribution: \#
        UILabel (mark), 16 × 15 pt</title><rect width="100%" height="100%"/><text x="50%" \#
        y="50%" font-size="10.34">Ad</text></svg>
        <svg class="asset" x="220" y="8" width="4" height="4"><title>votes: UILabel (votes), 4 \#
        × 4 pt</title><rect width="100%" height="100%"/></svg>
        <svg class="call_to_action" x="200" y="60" width="130.26" height="40"><title>call to \#
        action: UIButton (cta), 130.26 × 40 pt</title><rect width="100%" height="100%"/><text \#
        x="50%" y="50%" font-size="11">call to action</text></svg>
        <svg class="content unseen" x="0" y="50" width="20" height="20"><title>UIImageView \#
        (hidden), 20 × 20 pt, not visible</title><rect width="100%" height="100%"/></svg>
        <svg class="content" x="300" y="0" width="20" height="20"><title>UIButton (close), 20 × \#
        20 pt</title><rect width="100%" height="100%"/></svg>
        <rect class="corner" x="305" y="0" width="15" height="15"/>
        <rect class="outline error" x="0" y="0" width="320" height="100.5"/>
        <rect class="outline note" x="0" y="0" width="320" height="40"/>
        <rect class="outline warning" x="200" y="60" width="130.26" height="40"/>
        <rect class="outline note" x="0" y="50" width="20" height="20"/>
        <g class="badge error"><rect rx="7" x="-8.2" y="-8" width="14.2" height="14"/><text \#
        x="-1.1" y="-1">1</text></g>
        <g class="badge note"><rect rx="7" x="7" y="-8" width="14.2" height="14"/><text \#
        x="14.1" y="-1">6</text></g>
        <g class="badge warning"><rect rx="7" x="179.4" y="52" width="26.6" height="14"/><text \#
        x="192.7" y="59">2 3</text></g>
        <g class="badge note"><rect rx="7" x="-8.2" y="42" width="14.2" height="14"/><text \#
        x="-1.1" y="49">4</text></g>
        </svg>
        <ul class="legend"><li><i class="headline"></i>headline</li><li><i \#
        class="attribution"></i>attribution</li><li><i class="asset"></i>votes</li><li><i \#
        class="call_to_action"></i>call to action</li><li><i class="corner"></i>AdChoices, \#
        drawn by the SDK</li></ul>
        </figure>
        </div>
        <ol>
        <li class="error">
        <p><b class="number">1</b> <b class="severity">error</b> About ad</p>
        <pre>a
        ^</pre>
        <p class="place">line 1:1</p>
        <p><code>interactive_call_to_action</code></p>
        </li>
        <li class="note">
        <p><b class="number">2</b> <b class="severity">note</b> About cta</p>
        <pre>a
        ^</pre>
        <p class="place">line 1:1</p>
        <p><code>interactive_call_to_action</code></p>
        </li>
        <li class="warning">
        <p><b class="number">3</b> <b class="severity">warning</b> About cta</p>
        <pre>a
        ^</pre>
        <p class="place">line 1:1</p>
        <p><code>interactive_call_to_action</code></p>
        </li>
        <li class="note">
        <p><b class="number">4</b> <b class="severity">note</b> About hidden</p>
        <pre>a
        ^</pre>
        <p class="place">line 1:1</p>
        <p><code>interactive_call_to_action</code></p>
        </li>
        <li class="warning">
        <p><b class="number">5</b> <b class="severity">warning</b> About -1</p>
        <pre>a
        ^</pre>
        <p class="place">line 1:1</p>
        <p><code>interactive_call_to_action</code></p>
        </li>
        <li class="note">
        <p><b class="number">6</b> <b class="severity">note</b> About stack</p>
        <pre>a
        ^</pre>
        <p class="place">line 1:1</p>
        <p><code>interactive_call_to_action</code></p>
        </li>
        </ol>
        </div>
        </section>
        <section id="file-2">
        <h2>B.xib</h2>
        <div class="file">
        <div class="pictures">
        <figure>
        <figcaption><b>MTRGNativeAdView (b)</b>, myTarget, 10 × 10 pt</figcaption>
        <svg width="38" height="38" viewBox="-14 -14 38 38" role="img" \#
        aria-label="MTRGNativeAdView (b)">
        <rect class="ad" x="0" y="0" width="10" height="10"/>
        </svg>
        </figure>
        </div>
        <p>No findings.</p>
        </div>
        </section>
        <footer>adlint 1.2.3</footer>

        """#)
  }
}
