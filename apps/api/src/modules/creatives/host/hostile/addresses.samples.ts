import type { Hostile } from './markup.samples.ts';

const LINKS: readonly Hostile[] = [
  ['a script', 'javascript:RUN'],
  ['a script in capitals', 'JaVaScRiPt:RUN'],
  ['a script with entities', '&#x6A;avascript&colon;RUN'],
  ['a script with entities without semicolons', '&#106&#97&#118&#97&#115&#99&#114&#105&#112&#116&#58RUN'],
  ['a script with line breaks', 'java\nscr\tipt:RUN'],
  ['a script with control characters', '\u0001\u0019javascript:RUN'],
  ['a script behind spaces', ' \u00a0 javascript:RUN'],
  ['a script with a comment', 'javascript://%0aRUN'],
  ['a script in VBScript', 'vbscript:RUN'],
  ['a page in the address', 'data:text/html,<script>RUN</script>'],
  ['a page in the address, encoded', 'data:text/html;base64,PHNjcmlwdD5wYXJlbnQucmFuPTE8L3NjcmlwdD4='],
  ['a page of SVG', 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="RUN"/>'],
  ['a blob', 'blob:null/00000000-0000-0000-0000-000000000000'],
  ['a file', 'file:///etc/passwd'],
  ['a page of the browser', 'view-source:CALL'],
  ['a merge field in the scheme', 'java{{custom.x|script}}:RUN'],
];

/** Addresses that run something, wherever markup has an address. */
export const hostileAddresses: readonly Hostile[] = [
  ...LINKS.map(([name, url]): Hostile => [`a link to ${name}`, `<a href='${url}' target="_top">x</a>`]),
  ['a link that tells somebody', '<a href="#" ping="CALL" attributionsrc="CALL">x</a>'],
  ['a link that is saved', '<a href="CALL" download="a.html" target="_self">x</a>'],
  ['a link to the frame around it', '<a href="CALL" target="_parent">x</a><a href="CALL" target="_top">y</a>'],
  [
    'a link in an image map',
    '<img usemap="#m" src="data:," alt=""><map name="m"><area href="javascript:RUN" coords="0,0,9,9" shape="rect" alt="x"></map>',
  ],
  ['a link in SVG', '<svg><a xlink:href="javascript:RUN" href="javascript:RUN"><text y="9">x</text></a></svg>'],
  ['a link in MathML', '<math href="javascript:RUN"><mi xlink:href="javascript:RUN">x</mi></math>'],
  [
    'an animated link',
    '<svg><a><animate attributeName="href" values="javascript:RUN" fill="freeze"/><text y="9">x</text></a></svg>',
  ],
  ['a set link', '<svg><a><set attributeName="xlink:href" to="javascript:RUN"/><text y="9">x</text></a></svg>'],
  [
    'a handler by animation',
    '<svg><rect width="9" height="9"><set attributeName="onmouseover" to="RUN"/></rect></svg>',
  ],
  ['an animation that begins', '<svg><animate onbegin="RUN" attributeName="x" dur="1s"/></svg>'],
  [
    'a shape used from elsewhere',
    '<svg><use href="CALL#a"/><use xlink:href="data:image/svg+xml,<svg id=a onload=RUN />#a"/></svg>',
  ],
  ['an image in SVG', '<svg><image href="CALL" xlink:href="CALL" width="9" height="9"/></svg>'],
  [
    'a filter from elsewhere',
    '<svg><filter id="f"><feImage href="CALL"/></filter><rect width="9" height="9" filter="url(#f)"/></svg>',
  ],
  ['a pattern from elsewhere', '<svg><rect width="9" height="9" fill="url(CALL#a)" mask="url(CALL#b)"/></svg>'],
  ['a font in SVG', '<svg><font-face-src><font-face-uri xlink:href="CALL"/></font-face-src></svg>'],
  [
    'a foreign object',
    '<svg><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="CALL"></iframe></foreignObject></svg>',
  ],
  ['a handler of SVG', '<svg onload="RUN" onfocusin="RUN" tabindex="0"><g onload="RUN"/></svg>'],
];
