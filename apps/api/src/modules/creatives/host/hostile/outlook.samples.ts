import type { Hostile } from './markup.samples.ts';

function opened(html: string): string {
  return `<!--[if mso]>${html}<![endif]-->`;
}

/** Attacks that only Outlook would see: conditional comments and VML hide them, and the page that opens these must stop them. */
export const hostileForOutlook: readonly Hostile[] = [
  ['an opened script', opened('<script>RUN</script>')],
  ['an opened script from elsewhere', opened('<script src="CALL"></script>')],
  ['an opened handler', opened('<img src="x" onerror="RUN">')],
  ['an opened frame', opened('<iframe srcdoc="<script>parent.RUN</script>"></iframe><iframe src="CALL"></iframe>')],
  ['an opened form', opened('<form action="CALL"><button>x</button></form>')],
  ['an opened refresh', opened('<meta http-equiv="refresh" content="0;url=CALL">')],
  ['an opened style sheet', opened('<link rel="stylesheet" href="CALL"><style>@import "CALL"</style>')],
  ['an opened object', opened('<object data="CALL"></object><embed src="CALL">')],
  ['a comment in an opened comment', opened('<!--[if gte mso 9]><script>RUN</script><![endif]--><script>RUN</script>')],
  ['an opened comment that nothing closes', '<!--[if mso]><p>x</p><script>RUN</script>'],
  ['an opened comment that is closed too early', '<!--[if mso]>x --><script>RUN</script><![endif]-->'],
  ['a script that two opened comments make', `${opened('<scr')}ipt>RUN</script>${opened('<img src=x onerror=')}"RUN">`],
  ['a script whose beginning is for others', '<![if !mso]><p title="<![endif]><script>RUN</script>">x</p>'],
  [
    'a script behind a tag that is for others',
    '<!--[if !mso]><!--><style><!--<![endif]--></style><script>RUN</script>',
  ],
  ['a style that ends for Outlook only', `<title>${opened('</title><script>RUN</script>')}</title>`],
  ['an attribute that ends in an opened comment', `<!--[if mso]><p title="<![endif]--><img src=x onerror=RUN>`],
  ['a revealed part for Outlook', '<![if mso]><script>RUN</script><svg onload="RUN"></svg><![endif]>'],
  ['a box that leads to a script', opened('<v:rect href="javascript:RUN" onclick="RUN"><p>x</p></v:rect>')],
  ['a box with a handler', opened('<v:roundrect onmouseover="RUN" onclick="RUN"><center>x</center></v:roundrect>')],
  [
    'a picture of VML from elsewhere',
    opened('<v:rect><v:fill src="CALL"/></v:rect><v:image src="CALL" onerror="RUN"/>'),
  ],
  [
    'a fill that leaves its quotes',
    opened('<v:rect><v:fill src="a&quot;);background:url(CALL);x:url(&quot;"/></v:rect>'),
  ],
  ['a style of VML that leaves its quotes', opened(`<v:rect style='width:1px" onclick="RUN'><p>x</p></v:rect>`)],
  [
    'a name of VML that hides a script',
    opened('<v:rect/><script>RUN</script></v:rect><v:textbox><script>RUN</script>'),
  ],
  [
    'settings of Office that hold a script',
    opened('<xml><o:x><script>RUN</script></o:x></xml><o:p><img src=x onerror=RUN></o:p>'),
  ],
  ['an opened noscript', opened('<noscript><xml><p title="</noscript><script>RUN</script>"></xml></noscript>')],
  [
    'a hidden element around a script',
    opened('<div style="mso-hide:all"><table><td><script>RUN</script></table></div>'),
  ],
];
