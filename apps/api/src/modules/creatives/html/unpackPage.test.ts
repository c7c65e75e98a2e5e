import { expect, it } from 'vitest';
import { unpackPage } from './unpackPage.ts';

function unpack(html: string, sheets: Record<string, string>, name = 'mail/index.html') {
  return unpackPage({
    html,
    name,
    sheets: new Map(Object.entries(sheets).map(([path, css]) => [path, Buffer.from(css)])),
  });
}

it('puts a style sheet where its link was, with addresses as seen from the page', () => {
  const css = '.a{background:url(../img/a%20b.png?v=2)} .b{background:url("https://x.test/b.png")} .c{fill:url(#c)}';
  const page = unpack('<link rel="stylesheet" href="css/style.css?v=3" media="screen">\n<p>x</p>', {
    'mail/css/style.css': css,
  });
  expect(page.html).toBe(
    `<style media="screen">\n${css.replace('url(../img/a%20b.png?v=2)', 'url("img/a b.png")')}\n</style>\n<p>x</p>`,
  );
  expect(page).toMatchObject({ inlined: ['mail/css/style.css'], images: ['img/a b.png', 'https://x.test/b.png'] });
});

it('names UTF-8 in a page that it changed, because that is saved as UTF-8', () => {
  const head = '<meta charset="windows-1252"><link rel=stylesheet href=../a.css>';
  expect(unpack(head, { 'a.css': 'p{color:red}' }).html).toBe('<meta charset="utf-8"><style>\np{color:red}\n</style>');
});

it.each([
  ['of another server', '<link rel="stylesheet" href="https://x.test/mail/a.css">', 'p{}'],
  ['that isn’t there', '<link rel="stylesheet" href="b.css">', 'p{}'],
  ['to choose from', '<link rel="alternate stylesheet" href="a.css">', 'p{}'],
  ['that would end its own element', '<link rel="stylesheet" href="a.css">', 'p{}/*</STYLE><script>*/'],
  ['of more than a page may have', '<link rel="stylesheet" href="a.css">', `p{}${' '.repeat(5 << 20)}`],
])('leaves a sheet %s', (_, html, css) => {
  expect(unpack(html, { 'mail/a.css': css })).toEqual({ html: null, inlined: [], images: [] });
});

it('puts no more copies into a page than fit', () => {
  const html = '<link rel="stylesheet" href="a.css">'.repeat(200);
  expect(unpack(html, { 'mail/a.css': `p{}${' '.repeat(1 << 20)}` }).inlined).toHaveLength(4);
});
