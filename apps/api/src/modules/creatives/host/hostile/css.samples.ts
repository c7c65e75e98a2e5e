import type { Hostile } from './markup.samples.ts';

const DECLARATIONS: readonly Hostile[] = [
  ['a background', 'background: url(CALL)'],
  ['an image set', 'background-image: image-set("CALL" 1x)'],
  ['an image of several', 'background: cross-fade(url(CALL), url("CALL"), 50%)'],
  ['a border', 'border-image: url(CALL) 9'],
  ['a pointer', 'cursor: url(CALL), auto'],
  ['a list mark', 'display: list-item; list-style: url(CALL)'],
  ['content', 'content: url(CALL)'],
  ['a mask', 'mask: url(CALL); -webkit-mask-image: url(CALL)'],
  ['a clip', 'clip-path: url(CALL#a)'],
  ['a shape', 'float: left; shape-outside: url(CALL)'],
  ['a filter', 'filter: url(CALL#a); backdrop-filter: url(CALL#a)'],
  ['a variable', '--a: url(CALL); background: var(--a)'],
  ['escapes', String.raw`background: u\72l(CALL)`],
  ['an expression', 'width: expression(RUN)'],
  ['a behaviour', 'behavior: url(CALL); -moz-binding: url(CALL#a)'],
];

const SHEETS: readonly Hostile[] = [
  ['an import', '@import "CALL";'],
  ['an import in disguise', String.raw`@\69mport url(CALL);`],
  ['an import behind a comment', '/* " */@import/**/"CALL";'],
  ['an import between comment signs', '<!-- @import "CALL"; -->'],
  ['a font', '@font-face { font-family: a; src: url(CALL) } p { font-family: a }'],
  [
    'a font for one letter',
    '@font-face { font-family: b; src: url(CALL?a); unicode-range: U+0061 } * { font-family: b }',
  ],
  ['a name space', '@namespace url(CALL); p { color: red }'],
  ['a counter', '@counter-style a { system: cyclic; symbols: url(CALL) } li { list-style: a }'],
  [
    'a property',
    '@property --b { syntax: "<image>"; inherits: true; initial-value: url(CALL) } p { background: var(--b) }',
  ],
  [
    'a value that is read letter by letter',
    'a[href^="h"] { background: url(CALL?h) } a[href^="#"] { background: url(CALL?s) }',
  ],
  ['a style sheet that ends in the middle', 'p { background: url(CALL'],
  ['a style that closes itself', '</style><script>RUN</script><style>'],
];

/** Style that loads or runs something, as an attribute and as a sheet. */
export const hostileCss: readonly Hostile[] = [
  ...DECLARATIONS.map(([name, css]): Hostile => [`a style of ${name}`, `<p style='${css}'>x</p>`]),
  ...SHEETS.map(([name, css]): Hostile => [`a sheet with ${name}`, `<style>${css}</style><p>a</p><ul><li>a</li></ul>`]),
  ['a sheet in SVG', '<svg><style>@import "CALL"; * { fill: url(CALL) }</style><rect width="9" height="9"/></svg>'],
  ['a sheet in SVG with entities', '<svg><style>&commat;import &quot;CALL&quot;;</style></svg>'],
];
