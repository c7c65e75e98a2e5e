import { emailClients } from '@mailroom/domain/verdicts/emailClients';
import { caniemail } from 'caniemail';
import { expect, it } from 'vitest';
import { parseHtml } from '../../html/tree.ts';
import { lackedFeatures } from './lackedFeatures.ts';
import { clientParts } from './clientParts.ts';
import { checkClients } from './checkClients.ts';

const ids = emailClients.map(({ id }) => id);

function lackedIn(html: string) {
  return lackedFeatures(clientParts(parseHtml(html), html), ids);
}

function issuesOf(html: string, family: string, platform: string) {
  return checkClients(parseHtml(html), html, []).find((each) => each.family === family && each.platform === platform);
}

it('counts features of the markup as caniemail does that sees the whole file', () => {
  const cell =
    '<td style="padding:8px;border-radius:4px;display:grid"><img src="a.webp"\nsrcset="b.avif 2x" alt="Boots"></td>';
  const html = `<!doctype html><html lang="en"><head><title>A <b>title</b></title></head>
<body><table role="presentation">${`<tr>${cell}</tr>\n`.repeat(40)}</table>
<video src="film.mp4"><a href="#place">Film</a></video><a href="mailto:ada@letters.test">Ada</a></body></html>`;
  const { errors, warnings } = caniemail({ clients: [...ids], html }).issues;
  const lacked = lackedIn(html);
  for (const id of ids) {
    const counted = (support: 'none' | 'partial') =>
      Object.fromEntries(
        (lacked.get(id) ?? []).filter((each) => each.support === support).map(({ feature, count }) => [feature, count]),
      );
    const seen = (features: readonly { title: string }[] = []) =>
      Object.fromEntries([...Map.groupBy(features, ({ title }) => title)].map(([title, same]) => [title, same.length]));
    expect([id, counted('none'), counted('partial')]).toEqual([id, seen(errors.get(id)), seen(warnings.get(id))]);
  }
  expect(lacked.get('outlook.windows')).toContainEqual(
    expect.objectContaining({ feature: 'border-radius', support: 'none', count: 40, line: 2, col: 38 }),
  );
});

it('looks into style sheets, with the lines of the file', () => {
  const html = `<html><head><style>
p { color: red; }
.row { display: grid;
  border-radius: 4px }
@media (max-width: 600px) { .row { display: block } }
</style><style media="print">a { display: grid }</style></head>
<body><p style="border-radius:2px">Boots</p></body></html>`;
  const lacked = lackedIn(html);
  const inOutlook = lacked.get('outlook.windows');
  expect(inOutlook).toContainEqual(expect.objectContaining({ feature: 'display:grid', count: 1, line: 3 }));
  expect(inOutlook).toContainEqual(expect.objectContaining({ feature: 'border-radius', count: 2, line: 4 }));
  expect(inOutlook).toContainEqual(expect.objectContaining({ feature: '@media', count: 1, line: 5 }));
});

it('says when each feature was last tested', () => {
  const inline = '<p style="display:grid">Boots</p><svg></svg><img src="data:image/png;base64,AA" alt="Boots">';
  const issues = [
    ...(issuesOf(inline, 'Outlook', 'Windows')?.issues ?? []),
    ...(issuesOf(inline, 'Gmail', 'Web')?.issues ?? []),
  ];
  expect(issues.map(({ feature }) => feature)).toEqual(
    expect.arrayContaining(['display:grid', 'Embedded <svg> image', 'Base 64 image format']),
  );
  expect(issues.filter(({ testedOn }) => !/^20\d\d-\d\d-\d\d$/.test(testedOn ?? ''))).toEqual([]);
});

it('gives its own rules about Gmail no date of a public test', () => {
  const sheet = `<style>${'.x{color:red}'.repeat(2000)}</style><p>Boots</p>`;
  const [dropped] = issuesOf(sheet, 'Gmail', 'Web')?.issues ?? [];
  expect(dropped).toMatchObject({ support: 'none', notes: [expect.stringContaining('Gmail')] });
  expect(dropped).not.toHaveProperty('testedOn');
});

it('takes a background for no content, wherever a picture in the markup would be lost', () => {
  const sheet = '<style>.hero{background:url(hero.webp)}</style><p class="hero">Boots</p>';
  expect(issuesOf('<img src="hero.webp" alt="Boots">', 'Outlook', 'Windows')?.verdict).toBe('loses content');
  expect(issuesOf(sheet, 'Outlook', 'Windows')?.verdict).toBe('degrades');
});

it.each([
  ['unclosed blocks', 'a{'.repeat(20_000)],
  ['unclosed brackets', '('.repeat(50_000)],
  ['at-rules without an end', '@media '.repeat(20_000)],
  ['a rule with many declarations', `a{${'width:calc(1px);'.repeat(6000)}}`],
  ['rules that swallow others', 'a{b:"x}\nc{d:/*}\ne{f:url(}'],
])('judges every client in spite of %s', (_what, css) => {
  const html = `<html><head><style>${css}</style></head><body><p style="display:grid">Boots</p></body></html>`;
  const results = checkClients(parseHtml(html), html, []);
  expect(results.filter(({ verdict }) => verdict === 'unknown')).toEqual([]);
  expect(results.some(({ issues }) => issues.some(({ feature }) => feature === 'display:grid'))).toBe(true);
});

it('looks at few pieces of a file that has many', () => {
  const css = Array.from({ length: 30_000 }, (_, at) => `.c${at}{width:${at}px}`).join('\n');
  const html = `<html><head><style>${css}</style></head><body>${'<p class="x">Boots</p>'.repeat(9000)}</body></html>`;
  const { tags, styles } = clientParts(parseHtml(html), html);
  expect(tags.places.size).toBe(5);
  expect(styles.places.size).toBe(2000);
});
