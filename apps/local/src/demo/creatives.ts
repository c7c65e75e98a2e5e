import { labelKey } from '@mailroom/domain/forms/labels';
import { creativeReasons } from '@mailroom/domain/verdicts/creativeReasons';
import { addCheck, FATES, type Fate } from './creativeCheck.ts';
import { htmlOf, placedLinksOf, textOf } from './creativeHtml.ts';
import type { DemoMail, Look, PlacedLink } from './creativeHtml.ts';
import { whoMay } from './house.ts';
import type { DemoAdvertiser, House } from './house.ts';
import { add, addFile, changed, daysFrom, minutesFrom } from './plan.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';
import { CAMPAIGNS, LABELS, SUBJECTS } from './words.ts';

type DemoCreativeStatus =
  | 'Approved'
  | 'Need Attention'
  | 'Error - Invalid Creative'
  | 'Error - Invalid Seed'
  | 'Draft'
  | 'Invalid';

export interface DemoCreative {
  id: number;
  revisionId: number | null;
  accountId: number;
  advertiserId: number;
  name: string;
  subject: string;
  status: DemoCreativeStatus;
  createdAt: Date;
  links: PlacedLink[];
  testSeeds: string[];
  liveSeeds: string[];
}

const statusOf: Readonly<Record<Fate, DemoCreativeStatus>> = {
  fine: 'Approved',
  'broken link': 'Need Attention',
  'no unsubscribe': 'Need Attention',
  script: 'Error - Invalid Creative',
  'bad seed': 'Error - Invalid Seed',
  draft: 'Draft',
  rejected: 'Invalid',
};

const LINES = [
  'This month we opened the workshop to everybody who wrote to us. Here is what came of it, and when the next one is.',
  'Your next visit is due. Pick a time that suits you; it takes less than a minute.',
  'Forty new pieces arrived this week, made by people whose names we can tell you.',
  'Members come first: the doors open for you an hour before everybody else.',
] as const;

/** Every third e-mail uses what some clients ignore; the rejected ones have an emblem that some don't show. */
function lookOf(fate: Fate, at: number): Look {
  if (fate === 'rejected') return 'drawn';
  return at % 3 === 1 ? 'rounded' : 'plain';
}

function mailOf(
  random: Random,
  headline: string,
  advertiser: DemoAdvertiser,
  sender: { name: string; address: string },
  fate: Fate,
  { look, greeting }: Pick<DemoMail, 'look' | 'greeting'>,
): DemoMail {
  return {
    advertiser: advertiser.name,
    domain: advertiser.domain,
    headline,
    body: random.pick(LINES),
    action: random.pick(['See the offer', 'Reserve two places', 'Choose a time', 'Read more']),
    sender: sender.name,
    address: sender.address,
    colour: random.pick(['#7a3b1d', '#1d4f7a', '#2f5d3a', '#5a2a5e', '#8a5a00']),
    hasUnsubscribe: fate !== 'no unsubscribe',
    hasBrokenLink: fate === 'broken link',
    hasScript: fate === 'script',
    look,
    greeting,
  };
}

function seedsOf(name: string, count: number, isBad: boolean): { email: string; name: string }[] {
  return Array.from({ length: count }, (_, at) => ({
    email: isBad && at === 1 ? 'proof.reader@' : `${name}${at + 1}@seeds.mailroom.example`,
    name: `Reader ${at + 1}`,
  }));
}

function csv(rows: readonly { email: string; name: string }[]) {
  return `email,first_name\n${rows.map((row) => `${row.email},${row.name}`).join('\n')}\n`;
}

export function addCreatives(plan: Plan, house: House): DemoCreative[] {
  const random = plan.random.fork('creatives');
  return Array.from({ length: 150 * plan.scale }, (_, at): DemoCreative => {
    const fate = FATES[at % FATES.length] ?? 'fine';
    const advertiser = house.advertisers[at % house.advertisers.length] ?? random.pick(house.advertisers);
    const sender = house.senders.get(advertiser.accountId);
    const account = house.accounts[advertiser.accountId - 1];
    if (!sender || !account) throw new Error(`advertiser ${advertiser.id} has no account`);
    const campaign = (at * 7) % CAMPAIGNS.length;
    const name = `${CAMPAIGNS[campaign]}${at % 4 === 0 ? `, wave ${1 + (at % 3)}` : ''}`;
    const createdAt = daysFrom(plan.now, at % 3 === 0 ? -random.int(4, 60) : -random.int(92, 110));
    const createdBy = whoMay(house, account, 'can_add_creative', at);
    const id = (plan.tables.get('creative')?.length ?? 0) + 1;
    const mail = mailOf(random, SUBJECTS[campaign] ?? name, advertiser, sender, fate, {
      look: lookOf(fate, at),
      greeting: id % 5 === 2 ? 'Hello {{first_name}}' : 'Hello {{first_name|there}}',
    });
    const testSeeds = seedsOf(`proof${id}-`, 3, false);
    const liveSeeds = seedsOf(`live${id}-`, 5, fate === 'bad seed');
    const owner = { account_id: account.id, created_at: createdAt, created_by: createdBy };
    const file = (part: string, kind: string, fileName: string, type: string, content: () => string) =>
      addFile(
        plan,
        { ...owner, key: `demo-creative-${id}-${part}`, kind, name: fileName, content_type: type },
        content,
      );
    const html = fate === 'draft' ? null : file('html', 'creative_html', 'mail.html', 'text/html', () => htmlOf(mail));
    const isChecked = html !== null;
    const finished = minutesFrom(createdAt, 0.05);
    const revisionId = add(plan, 'creative_revision', {
      account_id: account.id,
      creative_id: id,
      number: 1,
      subject: mail.headline,
      preheader: mail.body,
      sender_profile_id: sender.id,
      html_file_id: html,
      source_file_id: html,
      derived_text: isChecked && fate !== 'script' ? textOf(mail) : null,
      content_facts:
        isChecked && fate !== 'script'
          ? {
              words: textOf(mail).split(/\s+/).length,
              language: 'en',
              preview: textOf(mail).slice(0, 200).replace(/\s+/g, ' '),
            }
          : null,
      merge_fields: isChecked ? ['first_name'] : [],
      test_seed_file_id: file('test-seeds', 'creative_test_seed_list_csv', 'test-seeds.csv', 'text/csv', () =>
        csv(testSeeds),
      ),
      live_seed_file_id: file('live-seeds', 'creative_live_seed_list_csv', 'live-seeds.csv', 'text/csv', () =>
        csv(liveSeeds),
      ),
      check_state: isChecked ? 'Success' : 'Not Started',
      check_fence: isChecked ? 1 : 0,
      check_started_at: isChecked ? createdAt : null,
      check_finished_at: isChecked ? finished : null,
      created_at: createdAt,
      created_by: createdBy,
    });
    const check = { accountId: account.id, creativeId: id, revisionId, mail, fate, at: finished, testSeeds, liveSeeds };
    const findings = isChecked ? addCheck(plan, check) : [];
    const rejection = fate === 'rejected' ? 'The offer ended before this went out.' : null;
    const status = statusOf[fate];
    const known = { creativeId: id, status, hasHtml: isChecked, isChecked, rejection, findings, rejectedParts: [] };
    add(plan, 'creative', {
      account_id: account.id,
      advertiser_id: advertiser.id,
      name,
      creative_type: 'html',
      status,
      reasons: creativeReasons(known),
      current_revision_id: revisionId,
      is_draft: fate === 'draft',
      rejected_reason: rejection,
      rejected_by: fate === 'rejected' ? createdBy : null,
      rejected_at: fate === 'rejected' ? minutesFrom(finished, 90) : null,
      created_at: createdAt,
      updated_at: finished,
      created_by: createdBy,
    });
    // Some creatives have several labels, and many have none.
    for (const label of LABELS.filter((_, place) => at % (place + 3) === 0)) {
      const labelled = { account_id: account.id, creative_id: id, name: label, key: labelKey(label) };
      add(plan, 'creative_label', { ...labelled, created_at: finished, created_by: createdBy });
    }
    addHistory(plan, { id, createdBy, fate, finished });
    return {
      id,
      revisionId,
      accountId: account.id,
      advertiserId: advertiser.id,
      name,
      subject: mail.headline,
      status,
      createdAt,
      links: placedLinksOf(mail),
      testSeeds: testSeeds.map((seed) => seed.email),
      liveSeeds: liveSeeds.map((seed) => seed.email),
    };
  });
}

/** The check that followed the upload, and for a rejected creative its rejection. */
function addHistory(
  plan: Plan,
  { id, createdBy, fate, finished }: { id: number; createdBy: number; fate: Fate; finished: Date },
): void {
  if (fate === 'draft') return;
  const unchecked = { status: 'Action Pending - Validate' };
  changed(plan, { table: 'creative', id, at: finished, before: unchecked }, 'creative.check');
  if (fate !== 'rejected') return;
  const before = { status: 'Approved', rejected_reason: null, rejected_by: null, rejected_at: null };
  changed(plan, { table: 'creative', id, at: minutesFrom(finished, 90), before }, createdBy);
}
