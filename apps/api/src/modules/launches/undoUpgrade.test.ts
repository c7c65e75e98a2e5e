import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { confirmedProduct } from '../../testing/launches.ts';
import { passHour, statesOf } from '../../testing/sending.ts';
import { withOwner } from '../../testing/template.ts';

/** Takes the schema back to the release before confirmations could be undone. */
const LAST_RELEASE = `
  drop trigger audit on product;
  alter table product drop column undo_until;
  alter table account drop column undo_seconds;
  create trigger audit after insert or update or delete on product for each row
    execute function record_change('product',
      'reasons,next_change_at,deliverable,volume_delivered,waiting,unproved,has_sent,in_doubt', '');
  delete from schema_migration where name like '0029-%';`;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

it('gives existing accounts a minute, and starts what was confirmed before on time', async () => {
  const campaign = await confirmedProduct(app);
  await withOwner(app.ownerUrl, (client) => client.query(LAST_RELEASE));
  expect(await migrate({ ownerUrl: app.ownerUrl })).toBe(1);
  expect(await app.sql('select undo_seconds from account where id = $1', [campaign.accountId])).toEqual([
    { undo_seconds: 60 },
  ]);
  const refused = await app
    .as(campaign.launcher)
    .post(`/api/v1/product/${campaign.productId}/confirm`, { decision: 'undo' });
  expect([refused.status, refused.body.message]).toEqual([409, 'It was confirmed without an undo time']);
  await passHour(app);
  expect(await statesOf(app, campaign)).toEqual({ accepted: 100 });
});
