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
