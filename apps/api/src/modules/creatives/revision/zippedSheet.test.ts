import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBench, type CheckBench } from '../../../testing/checkBench.ts';
import { goodHtml } from '../../../testing/creatives.ts';
import { zip } from '../../../testing/zip.ts';

let bench: CheckBench;

beforeAll(async () => {
  bench = await checkBench();
});
afterAll(() => bench.close());

function checkedZip(files: Record<string, string>): Promise<number> {
  const content = zip(Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) })));
  return bench.checked({ files: { creative_html: { name: 'mail.zip', content } } });
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const LINKED = goodHtml('<p class="hat">Hats</p>').replace(
  '</head>',
  '<link rel="stylesheet" href="css/a.css"></head>',
);

it('a style sheet and its images are part of the e-mail, as preview and check show', async () => {
  const id = await checkedZip({
    'index.html': LINKED,
    'css/a.css': '.hat{background:url(../img/hat.svg)}',
    'img/hat.svg': SVG,
  });
  expect(await bench.kindsOf(id)).toEqual([]);
  const creative = await bench.get(id);
  expect(creative.status).toBe('Approved');
  const { pathname, search } = new URL(creative.preview_url);
  const page = await bench.app.app.creativeHost.inject({ url: `${pathname}${search}` });
  expect(page.body).toMatch(/<style>\s*\.hat\{background:url\("[^"]+\/image\/\d+/);
});

it('a sheet that no ZIP holds is active content, and the person reads what to do', async () => {
  const id = await bench.checked({ html: LINKED });
  expect(await bench.findings(id)).toMatchObject([
    { kind: 'active_content', message: expect.stringMatching(/Put it into a <style>, or into a ZIP beside the HTML$/) },
  ]);
});

it('says which HTML was taken, and lists what was left out', async () => {
  const id = await checkedZip({
    'index.html': goodHtml(),
    'old/mail.html': '<p>Old</p>',
    'img/unused.svg': SVG,
    'terms.pdf': 'x',
    '__MACOSX/._a': 'x',
  });
  expect(await bench.findings(id)).toMatchObject([
    {
      kind: 'zip_left_out',
      severity: 'Minor',
      message:
        "Of the 2 HTML files in the ZIP, 'index.html' is the e-mail. The ZIP has files that are not part of the e-mail: 'old/mail.html', 'img/unused.svg', 'terms.pdf'",
    },
  ]);
});

it('finds an image however its address spells the name, and names one with other capitals', async () => {
  const id = await checkedZip({
    'mail/index.html': goodHtml(
      '<img src="img/gr%C3%B6%C3%9Fe%201.svg?v=2" alt="Hat" width="9" height="9"><img src="img/cap.svg" alt="Cap" width="9" height="9"><img src="./img/cap.svg?v=2" alt="" width="9" height="9">',
    ),
    // As a Mac writes it: the dots of the letter are a character of their own.
    'mail/img/gro\u0308ße 1.svg': SVG,
    'mail/img/Cap.svg': SVG,
  });
  expect(await bench.findings(id)).toMatchObject([
    { message: 'Gmail (Web) does not show: SVG image format' },
    {
      kind: 'image_missing',
      message: "The image img/cap.svg is missing. The ZIP has it as 'img/Cap.svg': write it in the same letters",
    },
  ]);
  expect(await bench.kindsOf(id)).not.toContain('zip_left_out');
});
