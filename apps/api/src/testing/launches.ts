import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { TestApp } from './app.ts';
import type { TestUser } from './factories.ts';
import { readyProduct, type Campaign } from './orders.ts';

const CAMPAIGN_HTML = `<html lang="en"><head><title>Winter</title></head><body>
<p>Dear {{first_name|friend}}, winter is near.</p>
<a href="https://shop.example/tyres">See the tyres</a> <a href="https://shop.example/chains?size=4&amp;x=1">Chains</a>
<p>{{env}} \${SECRET_KEYS} %secret%</p>
<p>Northlight, 1 Harbour Road</p><a href="{{unsubscribe_url}}">Unsubscribe</a></body></html>`;

export type Sendable = Campaign & { launcher: TestUser };

type Given = Parameters<typeof readyProduct>[1] & { testSeeds?: string[]; liveSeeds?: string[] };

const HOUR = 3_600_000;

/** Stores the HTML of a revision. Returns the id of its file. */
async function htmlFile(
  app: TestApp,
  accountId: number,
  { key, html }: { key: string; html: string },
): Promise<number> {
  await app.app.deps.store.write(key, Readable.from([html]));
  return app.insert('file', {
    account_id: accountId,
    key,
    kind: 'creative_html',
    name: 'winter.html',
    content_type: 'text/html',
    state: 'kept',
    sha256: createHash('sha256').update(html).digest('hex'),
  });
}

/** A ready product with a creative that can really be sent: HTML in the store, a sender, links, seeds. It starts in an hour. */
export async function sendableProduct(app: TestApp, given: Given = {}): Promise<Sendable> {
  const now = app.clock.now().getTime();
  const campaign = await readyProduct(app, {
    ...given,
    account: { hold_minutes: 0, deployment_delta_days: 0, ...given.account },
    product: { starts_at: new Date(now + HOUR), ends_at: new Date(now + 90 * HOUR), ...given.product },
  });
  const { accountId, creativeId, revisionId, versionId } = campaign;
  const key = `campaign-${creativeId}`;
  const fileId = await htmlFile(app, accountId, { key, html: CAMPAIGN_HTML });
  const sender = await app.senderProfile(accountId);
  await app.sql('update creative_revision set html_file_id = $2, sender_profile_id = $3 where id = $1', [
    revisionId,
    fileId,
    sender,
  ]);
  await app.sql(`update creative set creative_type = 'html' where id = $1`, [creativeId]);
  await app.sql(`update audience_member set first_name = 'Ann' where version_id = $1 and line % 2 = 0`, [versionId]);
  const links = ['https://shop.example/tyres', 'https://shop.example/chains?size=4&x=1', '{{unsubscribe_url}}'];
  for (const [at, url] of links.entries()) {
    await app.insert('creative_link', {
      account_id: accountId,
      creative_id: creativeId,
      revision_id: revisionId,
      position: at + 1,
      text: `Link ${at + 1}`,
      url,
      kind: url.startsWith('http') ? 'web' : 'unsubscribe',
    });
  }
  const lists = { test: given.testSeeds ?? ['proof@mailroom.test'], live: given.liveSeeds ?? ['seed@mailroom.test'] };
  for (const [list, addresses] of Object.entries(lists)) {
    for (const [at, email] of addresses.entries()) {
      await app.insert('creative_seed', {
        account_id: accountId,
        creative_id: creativeId,
        revision_id: revisionId,
        list,
        line: at + 1,
        email,
      });
    }
  }
  const launcher = await app.user({
    accounts: [accountId],
    permissions: [
      'can_view_product',
      'can_launch_product',
      'can_confirm_product',
      'can_abort_product',
      'can_view_camunda',
    ],
  });
  return { ...campaign, launcher };
}

/** Launched and built. Its proof is sent and it waits for confirmation. */
export async function waitingProduct(app: TestApp, given: Given = {}): Promise<Sendable> {
  const campaign = await sendableProduct(app, given);
  await mustAnswer(app, campaign, 'launch', 202);
  await app.runJobs();
  return campaign;
}

/** Confirmed and past its start, with nothing sent yet. */
export async function confirmedProduct(app: TestApp, given: Given = {}): Promise<Sendable> {
  const campaign = await waitingProduct(app, given);
  await mustAnswer(app, campaign, 'confirm', 200);
  return campaign;
}

/** Confirmed and past its start, with every message sent that could be. */
export async function sentProduct(app: TestApp, given: Given = {}): Promise<Sendable> {
  const campaign = await confirmedProduct(app, given);
  app.clock.advance(HOUR);
  await app.runJobs();
  return campaign;
}

/** Suppresses the people of the campaign's audience from one line on: a used version itself can't shrink. */
export async function suppressFrom(app: TestApp, { accountId, versionId }: Campaign, line: number): Promise<void> {
  const list = await app.insert('suppression_list', { account_id: accountId, name: 'Left since' });
  await app.sql(
    `insert into suppression_entry (list_id, account_id, kind, value)
     select $1, account_id, 'sha256', encode(email_hash, 'hex') from audience_member where version_id = $2 and line >= $3`,
    [list, versionId, line],
  );
}

async function mustAnswer(app: TestApp, { launcher, productId }: Sendable, action: string, status: number) {
  const answer = await app.as(launcher).post(`/api/v1/product/${productId}/${action}`, {});
  if (answer.status !== status) throw new Error(`${action}: ${answer.status} ${answer.text}`);
}

/** Uploads a revision of the campaign's creative with another text and the same links and seeds, as if its check had approved it. */
export async function reviseCreative(
  app: TestApp,
  { accountId, creativeId }: Campaign,
  status = 'Approved',
): Promise<number> {
  const [{ number = 0, ...before } = { id: 0 }] = await app.sql<{ id: number; number: number }>(
    'select r.id, r.number from creative c join creative_revision r on r.id = c.current_revision_id where c.id = $1',
    [creativeId],
  );
  const key = `campaign-${creativeId}-${number + 1}`;
  const html = CAMPAIGN_HTML.replace('winter is near', 'corrected');
  const fileId = await htmlFile(app, accountId, { key, html });
  const copies: Record<string, string> = {
    creative_link: 'position, text, url, kind',
    creative_seed: 'list, line, email',
  };
  const [revision] = await app.sql<{ id: number }>(
    `insert into creative_revision (account_id, creative_id, number, subject, sender_profile_id, html_file_id, check_finished_at)
     select account_id, creative_id, number + 1, subject, sender_profile_id, $2, check_finished_at
       from creative_revision where id = $1 returning id`,
    [before.id, fileId],
  );
  const revisionId = revision?.id ?? 0;
  for (const [table, columns] of Object.entries(copies)) {
    await app.sql(
      `insert into ${table} (account_id, creative_id, revision_id, ${columns})
       select account_id, creative_id, $2, ${columns} from ${table} where revision_id = $1`,
      [before.id, revisionId],
    );
  }
  await app.sql('update creative set current_revision_id = $2, status = $3 where id = $1', [
    creativeId,
    revisionId,
    status,
  ]);
  return revisionId;
}
