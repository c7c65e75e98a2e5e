import type { V2Schemas } from '@mailroom/api-client';
import { creativeParts } from '@mailroom/domain/verdicts/creativeParts';

type AuditEntry = V2Schemas['AuditEntry'];

/** Reads what an entry says about a part: each field after and before the change, and whether it was changed. */
interface Part {
  value(field: string): unknown;
  earlier(field: string): unknown;
  has(field: string): boolean;
}

const DECIDED: Readonly<Record<string, string>> = { accepted: 'accepted', rejected: 'rejected' };

/** Says how a person decided about a part, or that they only noted something: 'accepted the link', 'wrote a note on the link'. */
function decided(part: Part, field: string, name: string): string {
  if (!part.has(field)) return `wrote a note on ${name}`;
  return `${DECIDED[String(part.value(field))] ?? 'took back the decision about'} ${name}`;
}

/** Says what happened to a key, which a person makes, and a check of DNS finds and loses. */
function keyWords({ value, earlier, has }: Part): string {
  const selector = value('selector') ?? earlier('selector');
  const key = `the key ${String(selector)}`;
  if (value('selector') === null) return `deleted ${key}`;
  if (has('state')) return value('state') === 'active' ? `found ${key} in DNS, which signs now` : `retired ${key}`;
  if (has('seen_at')) return value('seen_at') === null ? `no longer found ${key} in DNS` : `found ${key} in DNS`;
  return `made ${key}`;
}

/** Sentences about parts, by the kind of the part and without who acted. */
const WORDS: Readonly<Record<string, (part: Part) => string>> = {
  creative_finding: ({ value }) =>
    `${value('overridden_at') === null ? 'took back the override of' : 'overrode'} ‘${String(value('message'))}’`,
  // A removed label has a name only before the change.
  creative_label: ({ value, earlier }) =>
    value('name') === null
      ? `removed the label ‘${String(earlier('name'))}’`
      : `added the label ‘${String(value('name'))}’`,
  email_link: (part) => decided(part, 'verdict', `the link ${String(part.value('url'))}`),
  email_client: (part) =>
    decided(part, 'decision', `${String(part.value('family'))} (${String(part.value('platform'))})`),
  creative_sign_off: ({ value }) => {
    const name = creativeParts.find(({ part }) => part === value('part'))?.name ?? 'a part';
    return value('withdrawn_at') ? `took back the sign-off of ${name}` : `signed off ${name}`;
  },
  sending_domain: ({ value, earlier }) =>
    value('domain') === null
      ? `deleted the sending domain ${String(earlier('domain'))}`
      : `added the sending domain ${String(value('domain'))}`,
  sending_key: keyWords,
  test_send: ({ value }) =>
    value('sent_to') === 'me'
      ? 'sent a test to their own address'
      : `sent a test to ${value('recipients') === 1 ? '1 seed' : `${String(value('recipients'))} seeds`}`,
  audience_version: ({ value, has }) => {
    const file = String(value('file_name'));
    if (value('state') === 'failed') return `could not read ${file}`;
    return `${has('cancel_requested_by') ? 'cancelled the import of' : 'imported'} ${file}`;
  },
};

/** Fields that the words of a part already say. */
export const SAID_OF_PARTS = [
  'overridden_at',
  'overridden_by',
  'verdict',
  'verdict_at',
  'verdict_by',
  'decision',
  'decided_at',
  'decided_by',
  'cancel_requested_by',
  'part',
  'withdrawn_at',
  'state',
  'sealed_at',
  'seen_at',
  'lost_at',
  'retired_at',
] as const;

/** Says what happened to a part, such as a finding of a creative. Undefined for an entry about a record itself. */
export function partWords({ entity, action, changes }: AuditEntry): string | undefined {
  const changeOf = (name: string) => changes.find(({ field }) => field === name);
  return WORDS[entity]?.({
    value: (field) => changeOf(field)?.after,
    earlier: (field) => changeOf(field)?.before,
    has: (field) => {
      const change = changeOf(field);
      return action === 'update' && change !== undefined && change.before !== change.after;
    },
  });
}

function isOneOverride(one: AuditEntry, next: AuditEntry): boolean {
  const isTaken = (entry: AuditEntry) =>
    entry.changes.some(({ field, after }) => field === 'overridden_at' && after !== null);
  const isOverride = (entry: AuditEntry) => entry.entity === 'creative_finding' && isTaken(entry);
  return one.request_id !== null && one.request_id === next.request_id && isOverride(one) && isOverride(next);
}

/** Puts the findings that a person overrode together into one group; every other entry is a group of its own. */
export function auditGroups(entries: readonly AuditEntry[]): [AuditEntry, ...AuditEntry[]][] {
  const groups: [AuditEntry, ...AuditEntry[]][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group && isOneOverride(group[0], entry)) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}
