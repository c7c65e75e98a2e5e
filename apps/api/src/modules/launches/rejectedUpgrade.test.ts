import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { callsBy } from '../../testing/corrections/pausedProduct.ts';
import { creativeCalls } from '../../testing/corrections/rejection.ts';
import { confirmedProduct } from '../../testing/launches.ts';
import { passHour } from '../../testing/sending.ts';
import { withOwner } from '../../testing/template.ts';

/** Takes the schema back to the release before rejections were noted on revisions. */
const LAST_RELEASE = `
  drop trigger keep_used on creative_revision;
  alter table creative_revision drop column rejected_at;
  create trigger keep_used before update or delete on creative_revision for each row when (old.used_at is not null)
    execute function keep_used('check_state,check_fence,check_progress,check_started_at,check_finished_at,check_error,banner_file_id,content_facts,part_hashes');
  delete from schema_migration where name like '0094-%';`;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

async function stoppedProduct() {
  const campaign = await confirmedProduct(app, { account: { send_rate_per_minute: 30 } });
  await passHour(app);
  const creative = await creativeCalls(app, campaign);
  await creative.reject();
  await app.runJobs();
  return { creative, ...(await callsBy(app, campaign)) };
}

it('knows after an upgrade which revisions were rejected, also where a newer one came since', async () => {
  const first = await stoppedProduct();
  const second = await stoppedProduct();
  const third = await stoppedProduct();
  await first.creative.revise('Winter tyres, cheaper');
  await third.creative.withdraw();
  await app.runJobs();
  await withOwner(app.ownerUrl, (client) => client.query(LAST_RELEASE));
  expect(await migrate({ ownerUrl: app.ownerUrl })).toBe(1);
  await second.creative.revise('Winter tyres, cheaper');
  await app.runJobs();
  for (const { launch } of [first, second]) {
    const answer = await launch();
    expect([answer.status, answer.body.message]).toEqual([409, 'The creative it sends was rejected']);
  }
  expect((await third.launch()).status).toBe(202);
});
