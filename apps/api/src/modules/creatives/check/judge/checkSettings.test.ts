import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBench, type CheckBench } from '../../../../testing/checkBench.ts';
import { goodHtml } from '../../../../testing/creatives.ts';

let bench: CheckBench;

beforeAll(async () => {
  bench = await checkBench();
});
afterAll(() => bench.close());

async function choose(change: object): Promise<void> {
  const { account } = bench.own;
  const keeper = await bench.app.user({ accounts: [account], permissions: ['can_modify_account_settings'] });
  const answer = await bench.app.as(keeper).patch(`/api/v2/account/${account}/check-settings`, change);
  expect(answer.status).toBe(200);
}

it('judges by the account’s own thresholds and severities from the next check on', async () => {
  const html = goodHtml('<p style="font-size:12px">Open from Tuesday to Sunday</p>');
  const before = await bench.checked({ html });
  expect(await bench.kindsOf(before)).not.toContain('small_text');
  const status = (await bench.get(before)).status;
  await choose({
    thresholds: [{ name: 'text_px', value: 13 }],
    severities: [{ kind: 'small_text', severity: 'Critical' }],
  });
  expect((await bench.get(before)).status).toBe(status);
  const after = await bench.checked({ html });
  expect(await bench.get(after)).toMatchObject({
    status: 'Need Attention',
    reasons: [{ code: 'small_text', text: "'Open from Tuesday to Sunday': 12 px high; 13 px and more are readable" }],
  });
  await choose({
    thresholds: [{ name: 'text_px', value: null }],
    severities: [{ kind: 'small_text', severity: null }],
  });
});

it('weighs the images of an e-mail', async () => {
  await choose({ thresholds: [{ name: 'email_kb', value: 200 }] });
  const heavy = `<img src="${bench.shop.origin}/a.png" alt="Hat">`;
  const html = goodHtml(`${heavy}<p>${'Winter coats and boots. '.repeat(9000)}</p>`);
  const id = await bench.checked({ html });
  expect(await bench.kindsOf(id)).toContain('email_heavy');
  await choose({ thresholds: [{ name: 'email_kb', value: null }] });
});

it('asks for the account’s own clients, and weighs each by the account’s own share', async () => {
  const html = goodHtml('<svg width="10" height="10"><rect width="10" height="10"/></svg>');
  await choose({ required_clients: [], client_shares: [{ client: 'outlook.windows', percent: 12 }] });
  const id = await bench.checked({ html });
  expect(await bench.kindsOf(id)).not.toContain('client_loses_content');
  const { body } = await bench.app.as(bench.own.anna).get(`/api/v1/email_client?creative_id:eq=${id}&limit=100`);
  expect(body.objects).toContainEqual(
    expect.objectContaining({
      simulation: 'outlook.windows',
      required: false,
      reader_percent: 12,
      reader_source: 'account',
    }),
  );
  expect(body.objects).toContainEqual(
    expect.objectContaining({ simulation: 'apple-mail.ios', reader_percent: 42, reader_source: 'estimate' }),
  );
});
