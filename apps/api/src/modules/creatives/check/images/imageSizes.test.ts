import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBench, type CheckBench } from '../../../../testing/checkBench.ts';
import { goodHtml } from '../../../../testing/creatives.ts';
import { BROKEN_JPEG, pngOf } from '../../../../testing/pictures/pictures.ts';
import { zip } from '../../../../testing/zip.ts';

let bench: CheckBench;

beforeAll(async () => {
  bench = await checkBench();
});
afterAll(() => bench.close());

interface Image {
  text: string;
  image_size: unknown;
  result: string;
}

/** The images of the newest revision: the size of each by its alt text. */
async function sizes(id: number): Promise<Record<string, unknown>> {
  const { body } = await bench.me().get(`/api/v1/email_link?creative_id:eq=${id}&kind:eq=image&limit=100`);
  return Object.fromEntries(body.objects.map(({ text, image_size: size }: Image) => [text, size]));
}

async function checkAgain(id: number): Promise<void> {
  expect((await bench.me().post(`/api/v1/creative/${id}/validate`)).status).toBe(202);
  await bench.app.runJobs();
}

function image(path: string, alt: string, more = ''): string {
  return `<img src="${bench.shop.origin}${path}" alt="${alt}" ${more}>`;
}

function zipped(): { files: { creative_html: { name: string; content: Buffer } } } {
  const html = goodHtml(
    '<img src="img/hat.png" alt="Hat" width="300"><img src="./img/bad.jpeg" alt="Bad" width="300">',
  );
  const content = zip([
    { name: 'index.html', bytes: Buffer.from(html) },
    { name: 'img/hat.png', bytes: pngOf(900, 600) },
    { name: 'img/bad.jpeg', bytes: BROKEN_JPEG },
  ]);
  return { files: { creative_html: { name: 'mail.zip', content } } };
}

const HAT = { sent: { width: 900, height: 600 }, shown: { width: 300, height: 200 } };
const BAD = { sent: null, shown: { width: 300, height: null } };

describe('the sizes of images', () => {
  it('are those of the files on the web and those that the HTML gives them', async () => {
    const more = [
      image('/1200x800.png', 'Hero', 'width="600"'),
      image('/20x20.png', 'Small', 'width="10" height="10"'),
      image('/20x20.png', 'Wide', 'width="90" height="30"'),
      image('/40x40.png', 'Fluid', 'style="width:100%"'),
      image('/50x40.png', 'Unsized'),
      image('/broken.jpeg', 'Broken', 'width="60"'),
      image('/drawing.svg', 'Drawing', 'width="60" height="40"'),
      image('/gone', 'Gone', 'width="60"'),
    ];
    const id = await bench.checked({ html: goodHtml(more.join('')) });
    expect(await sizes(id)).toEqual({
      Hero: { sent: { width: 1200, height: 800 }, shown: { width: 600, height: 400 } },
      Small: { sent: { width: 20, height: 20 }, shown: { width: 90, height: 30 } },
      Fluid: { sent: { width: 40, height: 40 }, shown: null },
      Unsized: { sent: { width: 50, height: 40 }, shown: null },
      Broken: { sent: null, shown: { width: 60, height: null } },
      Drawing: { sent: null, shown: { width: 60, height: 40 } },
      Gone: { sent: null, shown: { width: 60, height: null } },
    });
    const links = await bench.links(id);
    expect(links.find(({ kind }: { kind: string }) => kind === 'unsubscribe')).toMatchObject({ image_size: null });
  });

  it('are those of the files of a ZIP, whose images are listed and were not asked', async () => {
    const id = await bench.checked(zipped());
    expect(await sizes(id)).toEqual({ Hat: HAT, Bad: BAD });
    expect(await bench.get(id)).toMatchObject({ image_count: 2 });
    expect((await bench.links(id)).find(({ text }: Image) => text === 'Hat')).toMatchObject({
      result: 'Success',
      problem: null,
      checked_at: null,
      bytes: pngOf(900, 600).length,
    });
  });

  it('stay when the creative is checked again, and when only its subject changes', async () => {
    const id = await bench.checked({ html: goodHtml(image('/1200x800.png', 'Hero', 'width="600"')) });
    const before = await sizes(id);
    expect(before).toHaveProperty('Hero.sent.width', 1200);
    bench.shop.calls.length = 0;
    await checkAgain(id);
    expect(await sizes(id)).toEqual(before);
    await bench.me().form('PATCH', `/api/v1/creative/${id}`, { fields: { subject: 'Summer is here' } });
    await bench.app.runJobs();
    expect(await bench.get(id)).toMatchObject({ revision: 2, image_count: 1 });
    expect(await sizes(id)).toEqual(before);
    expect(bench.shop.calls).toEqual([]);
  });

  it('stay with a copy, and with an edited page of a ZIP', async () => {
    const id = await bench.checked(zipped());
    const { body: copy } = await bench.me().post(`/api/v1/creative/${id}/duplicate`);
    await checkAgain(copy.id);
    expect(await sizes(copy.id)).toEqual({ Hat: HAT, Bad: BAD });
    const html = goodHtml('<img src="img/hat.png" alt="Hat" width="450">');
    await bench.me().form('PATCH', `/api/v1/creative/${id}`, {
      files: { creative_html: { name: 'index.html', type: 'text/html', content: html } },
    });
    await bench.app.runJobs();
    expect(await sizes(id)).toEqual({ Hat: { ...HAT, shown: { width: 450, height: 300 } } });
  });

  it('are read with the next check where an image is from before they were kept', async () => {
    const id = await bench.checked(zipped());
    const { sql } = bench.app;
    await sql('update creative_link set shown_width = null, shown_height = null where creative_id = $1', [id]);
    await sql(
      'update creative_image set pixel_width = null, pixel_height = null where revision_id in (select id from creative_revision where creative_id = $1)',
      [id],
    );
    expect(await sizes(id)).toEqual({ Hat: { sent: null, shown: null }, Bad: { sent: null, shown: null } });
    await checkAgain(id);
    expect(await sizes(id)).toEqual({ Hat: HAT, Bad: BAD });
  });

  it('are found for a revision that a launch used, without an entry in its history', async () => {
    const id = await bench.checked(zipped());
    const { sql } = bench.app;
    await sql('update creative_link set shown_width = null, shown_height = null where creative_id = $1', [id]);
    await sql('update creative_revision set used_at = business_now() where creative_id = $1', [id]);
    const entries = () =>
      sql(`select id from audit_entry where entity = 'email_link' and (after ->> 'creative_id')::int = $1`, [id]);
    const before = await entries();
    await checkAgain(id);
    expect(await sizes(id)).toEqual({ Hat: HAT, Bad: BAD });
    expect(await entries()).toEqual(before);
  });
});
