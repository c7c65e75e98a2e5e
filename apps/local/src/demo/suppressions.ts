import { createHash } from 'node:crypto';
import { members } from './audiences.ts';
import type { DemoAudience } from './audiences.ts';
import { whoMay } from './house.ts';
import type { DemoAccount, House } from './house.ts';
import type { DemoProduct } from './orders.ts';
import { add, addFile, daysFrom, link, patch } from './plan.ts';
import type { Plan, Row } from './plan.ts';
import { HOUSE_LISTS, OPT_OUTS } from './words.ts';

export function sha256(email: string): Buffer {
  return createHash('sha256').update(email).digest();
}

/** How many of an audience's suppressed people are on a list of the house; the account's lists hold the others. */
export function heldByHouse(suppressed: number): number {
  return Math.floor(suppressed / 6);
}

const OWN_LIST_EVERY = 5;
const ON_OWN_LIST = 40;

/** How many people of the audience only this advertiser may not mail: some advertisers have a list of their own. */
export function heldFor(advertiserId: number, audience: DemoAudience): number {
  return advertiserId % OWN_LIST_EVERY === 1 && audience.size === 'large' ? ON_OWN_LIST : 0;
}

interface Entry {
  email: string;
  at: Date;
}

function entriesOf(plan: Plan, table: string, list: Row, entries: readonly Entry[]): void {
  for (const { email, at } of entries)
    link(plan, table, { ...list, kind: 'sha256', value: sha256(email).toString('hex'), created_at: at });
}

function addList(plan: Plan, account: DemoAccount, row: Row, entries: readonly Entry[]): void {
  const id = add(plan, 'suppression_list', { account_id: account.id, ...row, entry_count: entries.length });
  entriesOf(plan, 'suppression_entry', { list_id: id, account_id: account.id }, entries);
}

function fileFor(
  plan: Plan,
  account: DemoAccount,
  name: string,
  at: Date,
  entries: readonly Entry[],
  by: number,
): number {
  return addFile(
    plan,
    {
      account_id: account.id,
      key: `demo-suppression-${account.id}-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
      kind: 'suppression_csv',
      name,
      content_type: 'text/csv',
      created_at: at,
      created_by: by,
    },
    () => `email\n${entries.map(({ email }) => email).join('\n')}\n`,
  );
}

interface Unsubscribed extends Entry {
  product: DemoProduct;
}

/** The account's lists: two of people who opted out before Mailroom, who unsubscribed since, and some advertisers' own. */
function addAccountLists(
  plan: Plan,
  house: House,
  account: DemoAccount,
  { held, left, mine }: { held: readonly Entry[]; left: readonly Entry[]; mine: readonly DemoAudience[] },
): void {
  const by = whoMay(house, account, 'can_update_audience', account.id);
  const half = Math.ceil(held.length / 2);
  [held.slice(0, half), held.slice(half)].forEach((entries, at) => {
    const origin = OPT_OUTS[(account.id + at * 2) % OPT_OUTS.length];
    const created = daysFrom(plan.now, -130 + at * 12 + account.id);
    if (!origin || entries.length === 0) return;
    const file = fileFor(plan, account, origin.file, created, entries, by);
    addList(plan, account, { name: origin.name, file_id: file, created_at: created, created_by: by }, entries);
  });
  if (left.length > 0) {
    addList(plan, account, { name: 'Unsubscribed', is_builtin: true, created_at: daysFrom(plan.now, -90) }, left);
  }
  for (const advertiser of house.advertisers.filter(({ accountId }) => accountId === account.id)) {
    const created = daysFrom(plan.now, -45 + (advertiser.id % 20));
    const entries = mine.flatMap((audience) => {
      const count = heldFor(advertiser.id, audience);
      const [...people] = count === 0 ? [] : members(plan, audience).take(count);
      return people.map(({ email }) => ({ email, at: created }));
    });
    if (entries.length === 0) continue;
    const name = `Members of ${advertiser.name} who left`;
    const file = fileFor(plan, account, `left-${advertiser.id}.csv`, created, entries, by);
    const row = { advertiser_id: advertiser.id, file_id: file, created_at: created, created_by: by };
    addList(plan, account, { name, ...row }, entries);
  }
}

/** Suppression lists of the house and of each account, and what they leave of each audience. */
export function addSuppressions(
  plan: Plan,
  house: House,
  audiences: readonly DemoAudience[],
  unsubscribed: readonly Unsubscribed[],
): void {
  const everywhere: Entry[] = [];
  for (const account of house.accounts) {
    const mine = audiences.filter((audience) => audience.accountId === account.id && audience.versionId !== null);
    const left = new Map(
      unsubscribed.filter(({ product }) => product.account.id === account.id).map((each) => [each.email, each]),
    );
    const held: Entry[] = [];
    for (const audience of mine) {
      const at = daysFrom(plan.now, -131);
      const people = members(plan, audience)
        .filter(({ isSuppressed }) => isSuppressed)
        .toArray();
      const ofHouse = heldByHouse(people.length);
      everywhere.push(...people.slice(0, ofHouse).map(({ email }) => ({ email, at })));
      held.push(...people.slice(ofHouse).map(({ email }) => ({ email, at })));
      const gone = [...left.values()].filter(({ product }) => product.audience?.id === audience.id).length;
      audience.deliverable = audience.accepted - gone;
      patch(plan, 'audience_version', audience.versionId ?? 0, {
        suppressed_now: audience.suppressed + gone,
        suppressed_by_house: ofHouse,
        deliverable: audience.deliverable,
        recounted_at: plan.now,
      });
    }
    addAccountLists(plan, house, account, { held, left: [...left.values()], mine });
  }
  addHouseLists(plan, everywhere);
}

/** Both kinds of list take their ids from one sequence. */
function addHouseLists(plan: Plan, entries: readonly Entry[]): void {
  const before = plan.tables.get('suppression_list')?.length ?? 0;
  const half = Math.ceil(entries.length / 2);
  HOUSE_LISTS.forEach(({ name }, at) => {
    const own = at === 0 ? entries.slice(0, half) : entries.slice(half);
    const id = before + at + 1;
    add(plan, 'house_suppression_list', {
      id,
      name,
      entry_count: own.length,
      created_at: daysFrom(plan.now, -131),
      created_by: 1,
    });
    entriesOf(plan, 'house_suppression_entry', { list_id: id }, own);
  });
}
