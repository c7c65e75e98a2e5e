import type { Hostile } from './markup.samples.ts';

/** Input that costs time or memory. Each has at most the 5 MiB that a draft may have. */
export const heavyInputs: readonly Hostile[] = [
  ['a million open elements', '<b>'.repeat(1_000_000)],
  ['a hundred thousand nested tables', '<table><tr><td>'.repeat(100_000)],
  ['nested formatting that the parser repeats', '<b><i><u><s><em><p>'.repeat(20_000)],
  ['misnested links', '<a href="#"><table>'.repeat(30_000)],
  ['nested lists', '<ul><li>'.repeat(100_000)],
  ['nested SVG', '<svg><g>'.repeat(100_000)],
  ['templates in templates', '<template>'.repeat(100_000)],
  ['two hundred thousand attributes', `<p ${Array.from({ length: 200_000 }, (_, at) => `a${at}=b`).join(' ')}>x</p>`],
  ['an attribute of four megabytes', `<p title="${'a'.repeat(4_000_000)}">x</p>`],
  ['a comment of four megabytes', `<!--${'-'.repeat(4_000_000)}`],
  ['a million entities', '&lt;'.repeat(1_000_000)],
  ['a style of a hundred thousand rules', `<style>${'a b c,d e f{color:red}'.repeat(100_000)}</style>`],
  ['a style of nested brackets', `<style>p{x:${'('.repeat(500_000)}</style>`],
  ['a style of nested blocks', `<style>${'@media all{'.repeat(100_000)}</style>`],
  ['a style of open comments', `<style>${'/*'.repeat(500_000)}</style>`],
  ['a style of escapes', `<style>${String.raw`\69`.repeat(500_000)}</style>`],
  ['styles of many elements', '<p style="color:red;background:url(a)">x</p>'.repeat(50_000)],
  ['a hundred thousand links', '<a href="https://a.test/">x</a>'.repeat(100_000)],
  ['a hundred thousand images', '<img src="https://a.test/x.png" alt="">'.repeat(100_000)],
  ['open tags', '<'.repeat(2_000_000)],
  ['open merge fields', '{{'.repeat(1_000_000)],
  ['spaces before an equals sign', `<p a${' '.repeat(2_000_000)}=b>x</p>`],
];
