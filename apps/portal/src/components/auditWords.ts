import type { V2Schemas } from '@mailroom/api-client';
import { fieldName } from '@mailroom/domain/forms/fields';
import { partWords, SAID_OF_PARTS } from './auditParts.ts';
import { hoursText, planText, receiversText } from './limits/limitParts.ts';

type AuditEntry = V2Schemas['AuditEntry'];
type Change = AuditEntry['changes'][number];

/** The programs that change records, by the beginning of the name that the audit keeps. */
const PROGRAMS: readonly [start: string, name: string][] = [
  ['job creative.end_overrides', 'An end date'],
  ['job creative.sign_offs', 'A setting of the account'],
  ['job creative.', 'The check'],
  ['job launches.', 'A launch'],
  ['job audiences.', 'The import'],
  ['job suppressions.', 'The import of a suppression list'],
  ['job accounts.sending_domains', 'The check of DNS'],
  ['job crm-import', 'The import from the CRM'],
  ['verb accounts:import', 'The import from the CRM'],
  ['verb ', 'The operator'],
];

function whoOf({ user, actor }: AuditEntry): string {
  return user?.name ?? PROGRAMS.find(([start]) => actor.startsWith(start))?.[1] ?? 'Mailroom';
}

/** Changes that have a sentence of their own, by the field that shows them; the first one that changed says it. */
const SENTENCES: readonly [field: string, sentence: (who: string, change: Change) => string][] = [
  ['rejected_at', (who, { after }) => (after === null ? `${who} withdrew the rejection` : `${who} rejected it`)],
  ['current_revision_id', (who) => `${who} uploaded a new revision`],
  ['current_version_id', (who) => `${who} put a new version in use`],
  ['submitted_at', (who) => `${who} submitted it`],
  ['deleted_at', (who) => `${who} deleted it`],
];

const VERBS = { insert: 'added', update: 'changed', delete: 'deleted' } as const;

/** Says who did what in one sentence: 'Ines Fontaine changed it', 'The check ended with ‘Approved’'. */
export function auditTitle(entry: AuditEntry): string {
  const who = whoOf(entry);
  const ofPart = partWords(entry);
  if (ofPart !== undefined) return `${who} ${ofPart}`;
  const changeOf = (name: string) => entry.changes.find(({ field }) => field === name);
  if (entry.action === 'update') {
    for (const [field, sentence] of SENTENCES) {
      const change = changeOf(field);
      if (change) return sentence(who, change);
    }
    const status = changeOf('status')?.after;
    if (who === 'The check' && typeof status === 'string') return `The check ended with ‘${status}’`;
    if (status === 'Action Pending - Validate') return `${who} sent it to the check`;
    if (who === 'A launch' && status === 'Live - See Report') return 'It went live';
  }
  return `${who} ${VERBS[entry.action]} it`;
}

/** Fields that are only bookkeeping, or that the sentence already says. */
const UNSAID: ReadonlySet<string> = new Set([
  ...SENTENCES.map(([field]) => field),
  ...SAID_OF_PARTS,
  'live_revision_id',
  'live_product_id',
  'rejected_by',
  'is_draft',
  'created_at',
  'created_by',
  'used_at',
]);

/** The names of fields on the screens where they differ from their names in the database, with the unit of a number. */
const FIELDS: Readonly<Record<string, readonly [name: string, unit?: string]>> = {
  hold_minutes: ['Hold time', 'minutes'],
  undo_seconds: ['Undo time', 'seconds'],
  send_rate_per_minute: ['Send rate', 'a minute'],
  deployment_delta_days: ['Deployment delta', 'days'],
  volume_tolerance_percent: ['Volume tolerance', '%'],
  reject_limit_percent: ['Reject limit', '%'],
  retention_days: ['Retention', 'days'],
  owner_phone: ['Phone number'],
  test_seed_email_address: ['Email of the test seed'],
  test_seed_ecid: ['ECID of the test seed'],
  sf_account_id: ['Account ID'],
  logo_file_id: ['Logo'],
  rejected_reason: ['Reason'],
  override_reason: ['Reason'],
  override_until: ['Until'],
  failure: ['Reason'],
  advertiser_name: ['Name'],
};

/** Fields that hold several values, with the words for all of them. */
const WHOLE: Readonly<Record<string, readonly [name: string, words: (value: never) => string]>> = {
  send_hours: ['Sending hours', hoursText],
  warm_up: ['Warm-up', planText],
  receiver_rates: ['Receiving domains', receiversText],
};

/** Writes a moment for the reader. */
type WriteDate = (moment: string) => string;

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function said(value: unknown, writeDate: WriteDate): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' && MOMENT.test(value)) return writeDate(value);
  return String(value);
}

/** Says one change of a field: 'Hold time: 5 → 10 minutes'. */
function sentenceOf({ field, before, after }: Change, writeDate: WriteDate): string {
  const whole = WHOLE[field];
  if (whole) return `${whole[0]}: ${[before, after].map((value) => whole[1](value as never)).join(' → ')}`;
  const [name, unit] = FIELDS[field] ?? [fieldName(field)];
  // The id of another record, or a list, means nothing to a reader.
  const isOpaque =
    field.endsWith('_id') || [before, after].some((value) => value !== null && typeof value === 'object');
  if (isOpaque && field !== 'sf_account_id') return `${name} changed`;
  const now = said(after, writeDate);
  const values = before === null ? now : `${said(before, writeDate)} → ${now}`;
  return unit === undefined || after === null ? `${name}: ${values}` : `${name}: ${values} ${unit}`;
}

/** Says what changed, field by field. Empty for a record that was added or deleted. */
export function auditChanges({ action, changes }: AuditEntry, writeDate: WriteDate): string[] {
  if (action !== 'update') return [];
  return changes
    .filter(({ field, before, after }) => !UNSAID.has(field) && before !== after)
    .map((change) => sentenceOf(change, writeDate));
}

/** Says what one action did: 'Ines Fontaine overrode 3 findings', then each of them and the reason. */
export function auditItem(
  group: readonly [AuditEntry, ...AuditEntry[]],
  writeDate: WriteDate,
): { title: string; details: string[] } {
  const [first] = group;
  if (group.length === 1) return { title: auditTitle(first), details: auditChanges(first, writeDate) };
  // Entries are the newest first.
  const messages = group
    .toReversed()
    .map(({ changes }) => String(changes.find(({ field }) => field === 'message')?.after));
  return {
    title: `${whoOf(first)} overrode ${group.length} findings`,
    details: [...messages, ...auditChanges(first, writeDate)],
  };
}
