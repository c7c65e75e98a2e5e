import { bucketsAddUp } from '@mailroom/domain/verdicts/audienceVerdict';
import { whoMay } from './house.ts';
import type { DemoAccount, House } from './house.ts';
import { add, addFile, daysFrom, link, minutesFrom } from './plan.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';
import {
  csvLine,
  HEADER,
  mapping,
  rejectsOf,
  REJECTED_ROWS,
  settings,
  type Member,
  type Reject,
} from './audienceFile.ts';
import { FIRST_NAMES, LAST_NAMES } from './people.ts';
import { CAMPAIGNS, COMPANIES, COUNTRIES } from './words.ts';

/** Small ones were mailed: every message of a past send is a row. Large ones are for what is still ahead. */
type Size = 'small' | 'large';

export interface DemoAudience {
  id: number;
  versionId: number | null;
  accountId: number;
  name: string;
  status: 'Approved' | 'Error - Invalid Audience';
  size: Size;
  sealedAt: Date;
  accepted: number;
  suppressed: number;
  deliverable: number;
}

/** Generates the people of one version. They are generated again wherever they are needed, so that 200,000 are never held in memory. */
export function* members(plan: Plan, audience: DemoAudience): Generator<Member> {
  const random = plan.random.fork(`members ${audience.id}`);
  const count = audience.accepted + audience.suppressed;
  for (let at = 0; at < count; at += 1) {
    const first = random.pick(FIRST_NAMES);
    const last = random.pick(LAST_NAMES);
    const email = `${slugs.get(first)}.${slugs.get(last)}.${audience.id}-${at + 1}@${random.pick(MAIL_DOMAINS)}`;
    yield {
      line: at + 2,
      email,
      first: random.chance(0.96) ? first : null,
      last: random.chance(0.95) ? last : null,
      company: random.chance(0.3) ? random.pick(COMPANIES) : null,
      country: random.pick(COUNTRIES),
      postal: String(random.int(10000, 99999)),
      // The last people were suppressed at the import, so that the count is exact.
      isSuppressed: at >= audience.accepted,
    };
  }
}

const MAIL_DOMAINS = ['post.example', 'mail.example', 'inbox.example', 'brief.example', 'letters.example'] as const;

const slugs: ReadonlyMap<string, string> = new Map([...FIRST_NAMES, ...LAST_NAMES].map((name) => [name, slug(name)]));

function slug(name: string): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return plain || 'reader';
}

/** The uploaded file line by line: the people, the duplicates, then the rejected rows. */
function fileOf(plan: Plan, audience: DemoAudience, duplicates: number, rejects: readonly Reject[]): string {
  const lines = [HEADER.join(',')];
  for (const person of members(plan, audience)) lines.push(csvLine(person));
  for (let at = 0; at < duplicates; at += 1) lines.push(lines[1 + at] ?? '');
  lines.push(...rejects.map(({ raw }) => raw));
  return `${lines.join('\n')}\n`;
}

function split(random: Random, total: number, reasons: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  let left = total;
  reasons.forEach((reason, at) => {
    const share = at === reasons.length - 1 ? left : Math.min(left, random.int(0, Math.ceil(total / 2)));
    if (share > 0) counts[reason] = share;
    left -= share;
  });
  return counts;
}

/** The audiences of an account in turn: one for old sends, one for what is ahead, one for recent sends. */
const AUDIENCES_OF_ACCOUNT = [
  { size: 'small', days: [91, 110] },
  { size: 'large', days: [8, 40] },
  { size: 'small', days: [31, 60] },
] as const;

interface Sized {
  kind: (typeof AUDIENCES_OF_ACCOUNT)[number];
  people: number;
}

/** How many people each audience has; none where the file has too many bad rows, which is one in ten. */
function sizesOf(random: Random, accounts: readonly DemoAccount[], all: number): Sized[] {
  const seen = new Map<number, number>();
  const sized = accounts.map(({ id }, at): Sized => {
    const turn = seen.get(id) ?? 0;
    seen.set(id, turn + 1);
    const kind = AUDIENCES_OF_ACCOUNT[turn % AUDIENCES_OF_ACCOUNT.length] ?? AUDIENCES_OF_ACCOUNT[0];
    return { kind, people: at % 10 === 9 ? 0 : random.int(30, 90) * 10 + random.int(1, 9) };
  });
  const large = sized.filter(({ kind, people }) => kind.size === 'large' && people > 0);
  let left = all - sized.reduce((sum, one) => sum + (large.includes(one) ? 0 : one.people), 0);
  const weightOfAll = large.reduce((sum, one) => sum + one.people, 0);
  const shared = left;
  for (const one of large) {
    one.people = one === large.at(-1) ? left : Math.round((shared * one.people) / weightOfAll);
    left -= one.people;
  }
  return sized;
}

/** 40 audiences a scale with 200,000 members in all; one in ten has a file with too many bad rows. */
export function addAudiences(plan: Plan, house: House): DemoAudience[] {
  const random = plan.random.fork('audiences');
  const count = 40 * plan.scale;
  const accounts = Array.from(
    { length: count },
    (_, at) => house.accounts[at < 6 ? 0 : at % house.accounts.length] ?? random.pick(house.accounts),
  );
  const sizes = sizesOf(random, accounts, 200_000 * plan.scale);
  return accounts.map((account: DemoAccount, at): DemoAudience => {
    const { kind, people: size } = sizes[at] ?? { kind: AUDIENCES_OF_ACCOUNT[0], people: 0 };
    const isGood = size > 0;
    const name = `${CAMPAIGNS[(at * 3) % CAMPAIGNS.length]}, ${['customers', 'subscribers', 'members', 'prospects'][at % 4]}`;
    const created = daysFrom(plan.now, -random.int(kind.days[0], kind.days[1]));
    const createdBy = whoMay(house, account, 'can_add_audience', at);
    const suppressed = isGood ? Math.floor(size * 0.012) : 0;
    const accepted = size - suppressed;
    const rejected = isGood ? Math.floor(size * random.next() * 0.04) : random.int(900, 2600);
    const duplicates = isGood ? Math.floor(size * 0.008) : 0;
    const rows = accepted + rejected + duplicates + suppressed;
    if (!bucketsAddUp({ rows, accepted, rejected, duplicates, suppressed, opted_out: 0, merged: 0 }))
      throw new Error(`audience ${name}: buckets`);
    const status = isGood ? 'Approved' : 'Error - Invalid Audience';
    const audience: DemoAudience = {
      id: at + 1,
      versionId: null,
      accountId: account.id,
      name,
      status,
      size: kind.size,
      sealedAt: minutesFrom(created, 1),
      accepted,
      suppressed,
      deliverable: accepted,
    };
    const rejectCounts = split(random, rejected, Object.keys(REJECTED_ROWS));
    const rejects = rejectsOf(rejectCounts, 2 + accepted + suppressed + duplicates);
    const fileName = `${slug(name.slice(0, 12))}-${at + 1}.csv`;
    const fileId = addFile(
      plan,
      {
        account_id: account.id,
        key: `demo-audience-${at + 1}`,
        kind: 'audience_csv',
        name: fileName,
        content_type: 'text/csv',
        created_at: created,
        created_by: createdBy,
      },
      () => fileOf(plan, audience, duplicates, rejects),
    );
    const ingest = {
      account_id: account.id,
      number: 1,
      file_id: fileId,
      file_name: fileName,
      mapping,
      settings,
      rows,
      accepted,
      rejected,
      duplicates,
      suppressed,
      opted_out: 0,
      merged: 0,
      reject_counts: rejectCounts,
      opt_out_counts: {},
      created_at: created,
      created_by: createdBy,
    };
    const versionId = add(plan, 'audience_version', {
      ...ingest,
      audience_id: at + 1,
      state: isGood ? 'sealed' : 'failed',
      suppressed_now: suppressed,
      deliverable: accepted,
      failure: isGood ? null : 'No row was accepted.',
      started_at: created,
      sealed_at: isGood ? audience.sealedAt : null,
    });
    link(plan, 'audience_ingest', { ...ingest, version_id: versionId, kind: 'replace', ended_at: audience.sealedAt });
    for (const reject of rejects)
      link(plan, 'audience_reject', { account_id: account.id, version_id: versionId, ...reject });
    add(plan, 'audience', {
      account_id: account.id,
      name,
      description: at % 3 === 0 ? 'Exported from the shop system' : null,
      status,
      reasons: isGood
        ? []
        : [
            {
              code: 'none_accepted',
              text: 'No row was accepted.',
              subject: { entity: 'audience', id: at + 1 },
              actor: 'Data Specialist',
            },
          ],
      current_version_id: isGood ? versionId : null,
      latest_version_id: versionId,
      created_at: created,
      updated_at: audience.sealedAt,
      created_by: createdBy,
    });
    return { ...audience, versionId: isGood ? versionId : null };
  });
}
