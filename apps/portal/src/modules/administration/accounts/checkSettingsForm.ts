import type { V2Operations, V2Schemas } from '@mailroom/api-client';
import type { Severity } from '@mailroom/domain/statuses/recordStatuses';
import { isSeverityFixed } from '@mailroom/domain/verdicts/checkSettings';
import { checkThresholds, threshold, type ThresholdName } from '@mailroom/domain/verdicts/checkThresholds';
import { findingKind, findingKinds, type FindingKindName } from '@mailroom/domain/verdicts/creativeFindings';
import { emailClients, isClientId, REQUIRED_CLIENTS, type ClientId } from '@mailroom/domain/verdicts/emailClients';
import type { FieldRules } from '../../../shared/forms/domainResolver.ts';

type Settings = V2Schemas['CheckSettings'];
type Patch = V2Operations['updateCheckSettings']['requestBody']['content']['application/json'];

type SeverityField = `severity_${FindingKindName}`;
/** A field's name has no dot, which would be a path. */
type Undotted<Id extends string> = Id extends `${infer Head}.${infer Tail}` ? `${Head}_${Tail}` : Id;
type ShareField = `share_${Undotted<ClientId>}`;

export type CheckValues = Record<ThresholdName, number | null> &
  Record<SeverityField, Severity> &
  Record<ShareField, number | null> & { required_clients: ClientId[] };

export function shareField(client: ClientId): ShareField {
  return `share_${client.replace('.', '_') as Undotted<ClientId>}`;
}

export function severityField(kind: FindingKindName): SeverityField {
  return `severity_${kind}`;
}

/** The form's values. A client for which the account has no share of its own has none: our estimate counts. */
export function checkValuesOf(settings: Settings): CheckValues {
  return Object.fromEntries([
    ...settings.thresholds.map(({ name, value }) => [name, value]),
    ...settings.severities.map(({ kind, severity }) => [`severity_${kind}`, severity]),
    ...emailClients.map(({ id }) => {
      const share = settings.client_shares.find(({ client }) => client === id);
      return [shareField(id), share?.source === 'account' ? share.percent : null];
    }),
    ['required_clients', settings.required_clients.filter((client) => isClientId(client))],
  ]) as CheckValues;
}

export const checkRules: FieldRules<CheckValues> = Object.fromEntries([
  ...checkThresholds.map(({ name }) => [name, ['required']]),
  ...emailClients.map(({ id }) => [shareField(id), ['non_negative', { rule: 'max', max: 100 }]]),
]) as FieldRules<CheckValues>;

function isSameChoice(one: readonly ClientId[], other: readonly ClientId[]): boolean {
  return one.length === other.length && one.every((client) => other.includes(client));
}

/** Returns only what differs from the settings that were read. A value equal to its default is sent as null. */
export function checkPatchOf(values: CheckValues, before: CheckValues): Patch {
  const thresholds = checkThresholds.filter(({ name }) => values[name] !== before[name]);
  const kinds = findingKinds
    .map(({ kind }) => kind)
    .filter((kind) => !isSeverityFixed(kind) && values[severityField(kind)] !== before[severityField(kind)]);
  const shares = emailClients.filter(({ id }) => values[shareField(id)] !== before[shareField(id)]);
  const required = values.required_clients;
  return {
    ...(thresholds.length > 0 && {
      thresholds: thresholds.map(({ name, standard }) => ({
        name,
        value: values[name] === standard ? null : values[name],
      })),
    }),
    ...(kinds.length > 0 && {
      severities: kinds.map((kind) => {
        const severity = values[severityField(kind)];
        return { kind, severity: severity === findingKind(kind).severity ? null : severity };
      }),
    }),
    ...(shares.length > 0 && {
      client_shares: shares.map(({ id }) => ({ client: id, percent: values[shareField(id)] })),
    }),
    ...(!isSameChoice(required, before.required_clients) && {
      required_clients: isSameChoice(required, REQUIRED_CLIENTS) ? null : required,
    }),
  };
}

/** The text below a threshold's field: the default and why. */
export function thresholdHint(name: ThresholdName): string {
  const { standard, unit, why } = threshold(name);
  return `Default: ${standard.toLocaleString('en')} ${unit}. ${why}`;
}

interface CheckGroup {
  readonly title: string;
  readonly kinds: readonly FindingKindName[];
}

const GROUPS: readonly CheckGroup[] = [
  { title: 'Size and weight', kinds: ['html_clipped', 'image_heavy', 'email_heavy', 'image_without_size'] },
  { title: 'Subject and amount of text', kinds: ['subject_long', 'subject_shouts', 'filter_words', 'mostly_images'] },
  {
    title: 'Reading',
    kinds: [
      'small_text',
      'low_contrast',
      'dark_contrast',
      'dark_box',
      'wide_on_phone',
      'heading_order',
      'layout_table',
    ],
  },
  {
    title: 'Links',
    kinds: [
      'many_redirects',
      'broken_link',
      'link_died',
      'link_refuses_robots',
      'insecure_link',
      'base_address',
      'link_misleads',
      'unsubscribe_elsewhere',
      'links_same_name',
      'tracking_differs',
      'link_escaped_twice',
      'link_spelling',
      'outlook_target',
      'app_link',
      'link_without_name',
    ],
  },
];

const grouped = new Set(GROUPS.flatMap(({ kinds }) => kinds));

/** The kinds of findings whose severity an account may choose, by what they are about. */
export const checkGroups: readonly CheckGroup[] = [
  ...GROUPS,
  {
    title: 'Everything else',
    kinds: findingKinds.map(({ kind }) => kind).filter((kind) => !grouped.has(kind) && !isSeverityFixed(kind)),
  },
];

export const fixedKinds: readonly string[] = findingKinds
  .filter(({ kind }) => isSeverityFixed(kind))
  .map(({ label }) => label);

/** Whether a number decides about this kind of finding. */
export function hasNumber(kind: FindingKindName): boolean {
  return checkThresholds.some((known) => known.kind === kind);
}

/** Whether a row holds the searched text in what is shown of it. */
export function showsText(kind: FindingKindName, search: string): boolean {
  const own = checkThresholds.filter((known) => known.kind === kind);
  const words = [findingKind(kind).label, ...own.flatMap(({ label, why }) => [label, why])].join(' ');
  return words.toLowerCase().includes(search.trim().toLowerCase());
}
