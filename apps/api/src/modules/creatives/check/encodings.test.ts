import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBench, type CheckBench } from '../../../testing/checkBench.ts';
import { goodHtml } from '../../../testing/creatives.ts';

let bench: CheckBench;

beforeAll(async () => {
  bench = await checkBench();
});
afterAll(() => bench.close());

async function findingOf(content: Buffer, kind: string) {
  const id = await bench.checked({ files: { creative_html: { name: 'spring.html', type: 'text/html', content } } });
  const found = (await bench.findings(id)).find((finding: { kind: string }) => finding.kind === kind);
  return { id, found };
}

it('an encoding that can’t be read holds the e-mail back until a person says so by name', async () => {
  const html = goodHtml('<p>Gr+APw-ne Schuhe</p>').replace('<head>', '<head><meta charset="utf-7">');
  const { id, found } = await findingOf(Buffer.from(html), 'encoding_unread');
  expect(found).toMatchObject({
    severity: 'Critical',
    message: expect.stringMatching(/^The file names the encoding utf-7, which doesn’t fit or can’t be read/),
  });
  await bench.override(id);
  expect((await bench.get(id)).status).toBe('Need Attention');
});

it('a text that was saved with letters that couldn’t be read keeps its finding until they are typed again', async () => {
  const bytes = Buffer.from(goodHtml('<p>Grüße</p>').replace('<head>', '<head><meta charset="x-mac-ce">'), 'latin1');
  const { id } = await findingOf(bytes, 'encoding_unread');
  const me = bench.me();
  const { body: source } = await me.get(`/api/v2/creative/${id}/source`);
  expect(source.html).toContain('Gr\uFFFD\uFFFDe');
  const save = async (html: string) => {
    const file = { name: 'spring.html', type: 'text/html', content: Buffer.from(html) };
    await me.form('PATCH', `/api/v1/creative/${id}`, { files: { creative_html: file } });
    await bench.app.runJobs();
  };
  await save(source.html.replace('x-mac-ce', 'utf-8'));
  expect(await bench.findings(id)).toMatchObject([
    {
      kind: 'encoding_unread',
      severity: 'Critical',
      message: expect.stringContaining("readers see \uFFFD: 'Gr\uFFFD\uFFFDe'. Type them"),
    },
  ]);
  await save(source.html.replace('x-mac-ce', 'utf-8').replace('\uFFFD\uFFFD', 'üß'));
  expect(await bench.kindsOf(id)).toEqual([]);
});

it('a guessed encoding is said, with the first word that may be wrong', async () => {
  const text = goodHtml('\n<p>Привет</p>');
  const bytes = Buffer.from([...text].map((letter) => (letter > '\u007F' ? 0xd0 : letter.charCodeAt(0))));
  const { id, found } = await findingOf(bytes, 'encoding_guessed');
  expect(await bench.kindsOf(id)).not.toContain('wrong_encoding');
  expect(found).toMatchObject({ severity: 'Moderate', message: expect.stringContaining("It reads 'ÐÐÐÐÐÐ'") });
});

it('takes UTF-16 with its mark, whose first bytes look like music', async () => {
  const html = goodHtml('<p>Grüße</p>');
  const { id } = await findingOf(Buffer.from(`\uFEFF${html}`, 'utf16le'), '');
  expect((await bench.me().get(`/api/v2/creative/${id}/source`)).body.html).toBe(html);
});
