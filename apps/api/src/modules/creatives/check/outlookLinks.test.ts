import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBench, type CheckBench } from '../../../testing/checkBench.ts';
import { goodHtml } from '../../../testing/creatives.ts';

let bench: CheckBench;

beforeAll(async () => {
  bench = await checkBench();
});
afterAll(() => bench.close());

function html(): string {
  return goodHtml(
    `<!--[if mso]>${bench.link('/outlook', 'For Outlook')}<img src="${bench.shop.origin}/o.png" width="9" alt="O"><![endif]-->${bench.link('/gone', 'Gone')}`,
  );
}

describe('a conditional comment', () => {
  it('has its links and images listed and checked, and says who shows them', async () => {
    const id = await bench.checked({ html: html() });
    expect(await bench.links(id)).toMatchObject([
      { position: 1, text: 'For Outlook', is_outlook_only: true, result: 'Success', http_status: 200 },
      { position: 2, text: 'Gone', is_outlook_only: false, result: 'Error' },
      { position: 3, kind: 'unsubscribe', is_outlook_only: false },
      { position: 4, kind: 'image', text: 'O', is_outlook_only: true, result: 'Success' },
    ]);
  });

  it('adds no link to a revision that a launch used, and moves none of its numbers', async () => {
    const id = await bench.checked({ html: html() });
    // The state that checks left before they found links in comments.
    const { sql } = bench.app;
    await sql(`delete from creative_link where creative_id = $1 and is_outlook_only`, [id]);
    await sql('update creative_link set position = position - 1, line = null, col = null where creative_id = $1', [id]);
    await sql('update creative_link set is_outlook_only = true where creative_id = $1 and text = $2', [id, 'Gone']);
    await sql('update creative_revision set used_at = business_now() where creative_id = $1', [id]);
    const entries = () =>
      sql(`select id from audit_entry where entity = 'email_link' and (after ->> 'creative_id')::int = $1`, [id]);
    const written = await entries();
    const before = await bench.links(id);
    expect((await bench.me().post(`/api/v1/creative/${id}/validate`)).status).toBe(202);
    await bench.app.runJobs();
    expect((await bench.get(id)).check.status).toBe('Success');
    const numbers = (links: { id: number; position: number; url: string }[]) =>
      links.map(({ id: link, position, url }) => [link, position, url]);
    const after = await bench.links(id);
    expect(numbers(after)).toEqual(numbers(before));
    expect(after).toMatchObject([
      { text: 'Gone', result: 'Error', line: 1, col: expect.any(Number), is_outlook_only: false },
      { text: 'Unsubscribe' },
    ]);
    // A person did none of it.
    expect(await entries()).toEqual(written);
    expect((await bench.findings(id)).find(({ kind }: { kind: string }) => kind === 'broken_link')).toMatchObject({
      link: { id: after[0].id },
    });
  });
});
