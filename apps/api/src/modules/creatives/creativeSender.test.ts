import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobActor } from '../../platform/database/actor.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { studio, type Studio } from '../../testing/creatives.ts';
import { pinCreative } from './creatives.commands.ts';
import { readRevisionForSend } from './creatives.reads.ts';

let app: TestApp;
let own: Studio;

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await studio(app);
});
afterAll(() => app.close());

/** The sender that the page of a creative names, and the one in its e-mails. */
async function senders(fields: Record<string, string>) {
  const { id } = (await own.add({ fields })).body;
  await app.runJobs();
  const { body } = await app.as(own.anna).get(`/api/v1/creative/${id}`);
  const sent = await app.write(jobActor('test', own.account, 'test'), async (tx) => {
    const { revisionId } = await pinCreative(tx, id);
    return (await readRevisionForSend(tx, revisionId)).sender;
  });
  return { body, sent: sent && { from_name: sent.fromName, from_email: sent.fromEmail } };
}

it('names the profile that the e-mail is sent with, chosen or not', async () => {
  const second = await app.senderProfile(own.account, { from_name: 'Kestrel', from_email: 'hi@kestrel.example' });

  const chosen = await senders({ sender_profile_id: String(second) });
  expect(chosen.sent).toEqual({ from_name: 'Kestrel', from_email: 'hi@kestrel.example' });
  expect(chosen.body.sender).toEqual({ ...chosen.sent, is_first: false });
  expect(chosen.body.sender_profile).toMatchObject({ id: second });

  const open = await senders({});
  expect(open.sent?.from_name).toBe('Northlight');
  expect(open.body.sender).toEqual({ ...open.sent, is_first: true });
  expect(open.body).toMatchObject({ sender_profile_id: null, sender_profile: null });
});

it('names nobody in an account without profiles', async () => {
  const bare = await app.account();
  const user = await app.user({ accounts: [bare], permissions: ['can_add_creative', 'can_view_creative'] });
  const fields = { account_id: String(bare), name: 'Bare', creative_type: 'html', status: 'Draft' };
  const { status, body } = await app.as(user).form('POST', '/api/v1/creative', { fields });
  expect(status).toBe(201);
  expect(body.sender).toBeNull();
});
