import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

it('creates', async () => {
  const account = await app.account();
  const advertiser = await app.advertiser(account);
  const anna = await app.user({
    accounts: [account],
    permissions: ['can_view_creative', 'can_add_creative', 'can_upload_file'],
  });
  const answer = await app.as(anna).form('POST', '/api/v1/creative', {
    fields: {
      account_id: String(account),
      advertiser_id: String(advertiser),
      name: 'Spring',
      creative_type: 'html',
      subject: 'Hello',
    },
    files: {
      creative_html: {
        name: 'a.html',
        type: 'text/html',
        content: '<p>Hi <a href="{{unsubscribe_url}}">Unsubscribe</a> 12 Main Street, 12345 Town</p>',
      },
      creative_test_seed_list_csv: { name: 's.csv', content: 'email\na@x.test\n' },
    },
  });
  expect(answer.body).toMatchObject({ status: 'Action Pending - Validate' });
  await app.runJobs();
  const after = await app.as(anna).get(`/api/v1/creative/${answer.body.id}`);
  expect(after.body).toMatchObject({ status: 'Approved' });
});
