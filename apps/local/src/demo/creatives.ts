import { rules } from '@mailroom/domain/forms/validation';
import { htmlOf, linksOf, textOf } from './creativeHtml.ts';
import type { DemoMail } from './creativeHtml.ts';
import { whoMay } from './house.ts';
import type { DemoAdvertiser, House } from './house.ts';
import { add, addFile, changed, daysFrom, minutesFrom } from './plan.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';
import { CAMPAIGNS, SUBJECTS } from './words.ts';

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
  links: { text: string; url: string }[];
  testSeeds: string[];
  liveSeeds: string[];
}

// The outcomes of fifteen creatives in turn; most are approved.
const FATES = [
  'fine',
  'fine',
  'broken link',
  'fine',
  'fine',
  'draft',
  'fine',
  'no unsubscribe',
  'fine',
  'fine',
  'script',
  'fine',
  'bad seed',
  'fine',
  'rejected',
] as const;
type Fate = (typeof FATES)[number];

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

function mailOf(
  random: Random,
  headline: string,
  advertiser: DemoAdvertiser,
  sender: { name: string; address: string },
  fate: Fate,
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
    const mail = mailOf(random, SUBJECTS[campaign] ?? name, advertiser, sender, fate);
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
      preheader: mail.body.slice(0, 60),
      sender_profile_id: sender.id,
      html_file_id: html,
      source_file_id: html,
      derived_text: isChecked && fate !== 'script' ? textOf(mail) : null,
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
    if (isChecked)
      addCheck(plan, {
        accountId: account.id,
        creativeId: id,
        revisionId,
        mail,
        fate,
        at: finished,
        testSeeds,
        liveSeeds,
      });
    add(plan, 'creative', {
      account_id: account.id,
      advertiser_id: advertiser.id,
      name,
      creative_type: 'html',
      status: statusOf[fate],
      current_revision_id: revisionId,
      is_draft: fate === 'draft',
      rejected_reason: fate === 'rejected' ? 'The offer ended before this went out.' : null,
      rejected_by: fate === 'rejected' ? createdBy : null,
      rejected_at: fate === 'rejected' ? minutesFrom(finished, 90) : null,
      created_at: createdAt,
      updated_at: finished,
      created_by: createdBy,
    });
    addHistory(plan, { id, createdBy, fate, finished });
    return {
      id,
      revisionId,
      accountId: account.id,
      advertiserId: advertiser.id,
      name,
      subject: mail.headline,
      status: statusOf[fate],
      createdAt,
      links: linksOf(mail),
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

interface Check {
  accountId: number;
  creativeId: number;
  revisionId: number;
  mail: DemoMail;
  fate: Fate;
  at: Date;
  testSeeds: { email: string; name: string }[];
  liveSeeds: { email: string; name: string }[];
}

const CLIENTS = [
  ['Gmail', 'Web', true],
  ['Gmail', 'Android', false],
  ['Outlook', 'Windows', true],
  ['Outlook', 'macOS', false],
  ['Apple Mail', 'iOS', true],
  ['Apple Mail', 'macOS', false],
  ['Yahoo Mail', 'Web', false],
] as const;

/** The results of this revision's check: links, seeds, clients, findings. */
function addCheck(plan: Plan, check: Check): void {
  const { accountId, creativeId, revisionId } = check;
  const owner = { account_id: accountId, creative_id: creativeId, revision_id: revisionId };
  for (const [list, seeds] of [
    ['test', check.testSeeds],
    ['live', check.liveSeeds],
  ] as const) {
    seeds.forEach((seed, at) =>
      add(plan, 'creative_seed', {
        ...owner,
        list,
        line: at + 2,
        email: seed.email,
        first_name: seed.name,
        problem: rules.email(seed.email, { field: 'email' }) ?? null,
      }),
    );
  }
  const finding = (row: {
    kind: string;
    severity: string;
    message: string;
    is_overridable: boolean;
    line?: number;
    subject_entity?: string;
    subject_id?: number;
  }) =>
    add(plan, 'creative_finding', { ...owner, fingerprint: `${row.kind}:${row.subject_id ?? row.line ?? ''}`, ...row });
  if (check.fate === 'script') {
    finding({
      kind: 'active_content',
      severity: 'Critical',
      message: 'A script element at line 24 is never allowed in an e-mail.',
      is_overridable: false,
      line: 24,
    });
    return;
  }
  linksOf(check.mail).forEach((link, at) => {
    const isWeb = link.kind === 'web';
    const id = add(plan, 'creative_link', {
      ...owner,
      position: at + 1,
      line: 12 + at,
      text: link.text,
      url: link.url,
      kind: link.kind,
      final_url: isWeb && !link.isBroken ? link.url.split('?')[0] : null,
      http_status: isWeb ? (link.isBroken ? 404 : 200) : null,
      redirects: isWeb ? 0 : null,
      result: link.isBroken ? 'Error' : 'Success',
      problem: link.isBroken ? 'The server answers 404.' : null,
      checked_at: check.at,
      tracking: link.url.includes('utm_source') ? { utm_source: 'mailroom', utm_medium: 'email' } : {},
    });
    if (link.isBroken)
      finding({
        kind: 'broken_link',
        severity: 'Critical',
        message: `${link.text} leads to a page that answers 404.`,
        is_overridable: true,
        subject_entity: 'email_link',
        subject_id: id,
      });
  });
  for (const [family, platform, isRequired] of CLIENTS)
    add(plan, 'creative_client', { ...owner, family, platform, is_required: isRequired, verdict: 'works' });
  if (check.fate === 'no unsubscribe')
    finding({
      kind: 'no_unsubscribe_link',
      severity: 'Critical',
      message: 'There is no link to unsubscribe.',
      is_overridable: false,
    });
  if (check.fate === 'bad seed')
    finding({
      kind: 'seed_bad_row',
      severity: 'Critical',
      message: 'Line 3 of the live seed list: proof.reader@ is not an address.',
      is_overridable: true,
      line: 3,
    });
}
