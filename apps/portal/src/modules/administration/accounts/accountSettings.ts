import type { V1Operations, V1Schemas } from '@mailroom/api-client';
import { fileToSend, type RecordFileValue } from '../../../components/RecordFile.tsx';
import { atMost, type FieldRules } from '../../../shared/forms/domainResolver.ts';

type AccountPatch = V1Operations['updateAccount']['requestBody']['content']['multipart/form-data'];

/** The form's values; an empty field is an empty text or null. */
export function settingsOf(account: V1Schemas['Account']) {
  return {
    name: account.name,
    owner_phone: account.owner_phone ?? '',
    status: account.status ?? ('Active' as const),
    time_zone: account.time_zone ?? 'UTC',
    logo: (account.logo ? 'kept' : null) as RecordFileValue,
    test_seed_email_address: account.test_seed_email_address ?? '',
    test_seed_ecid: account.test_seed_ecid ?? '',
    hold_minutes: account.hold_minutes ?? null,
    undo_seconds: account.undo_seconds ?? null,
    deployment_delta_days: account.deployment_delta_days ?? null,
    volume_tolerance_percent: account.volume_tolerance_percent ?? null,
    reject_limit_percent: account.reject_limit_percent ?? null,
    retention_days: account.retention_days ?? null,
    sign_offs_needed: account.sign_offs_needed ?? [],
  };
}

type AccountSettingsValues = ReturnType<typeof settingsOf>;

const percent = ['required', 'non_negative', { rule: 'max', max: 100 }] as const;

export const settingRules: FieldRules<AccountSettingsValues> = {
  name: ['required', atMost(200)],
  owner_phone: [atMost(40)],
  test_seed_email_address: ['email', atMost(254)],
  test_seed_ecid: [atMost(80)],
  hold_minutes: ['required', 'non_negative', 'whole', { rule: 'max', max: 1440 }],
  undo_seconds: ['required', 'non_negative', 'whole', { rule: 'max', max: 3600 }],
  deployment_delta_days: ['required', 'non_negative', 'whole', { rule: 'max', max: 365 }],
  volume_tolerance_percent: percent,
  reject_limit_percent: percent,
  retention_days: ['greater_than_zero', 'whole', { rule: 'max', max: 36_500 }],
};

export const settingNumbers = [
  {
    name: 'hold_minutes',
    label: 'Hold time',
    unit: 'minutes',
    hint: 'From launch until the send list is built; 0 builds immediately.',
  },
  {
    name: 'undo_seconds',
    label: 'Undo time',
    unit: 'seconds',
    hint: 'How long a confirmation can be undone before anything goes out; 0 sends immediately.',
  },
  {
    name: 'deployment_delta_days',
    label: 'Deployment delta',
    unit: 'days',
    hint: 'Days between a launch and the earliest start.',
  },
  {
    name: 'volume_tolerance_percent',
    label: 'Volume tolerance',
    unit: '%',
    hint: 'How far the deliverable count may be below the order.',
  },
  {
    name: 'reject_limit_percent',
    label: 'Reject limit',
    unit: '%',
    hint: 'More rejected rows than this make an audience invalid.',
  },
  { name: 'retention_days', label: 'Retention', unit: 'days', hint: 'Empty keeps people until somebody deletes them.' },
] as const;

interface Held {
  readonly update: boolean;
  readonly settings: boolean;
  readonly logo: boolean;
}

/** The form's values, and whether the account has a logo that they may remove. */
interface PatchedValues {
  readonly values: AccountSettingsValues;
  readonly hasLogo: boolean;
}

/**
 * The fields to send: only those whose permission the user holds, because the server refuses the whole form otherwise.
 */
export function patchOf({ values, hasLogo }: PatchedValues, held: Held): AccountPatch {
  const { name, owner_phone, status, time_zone, logo, test_seed_email_address, test_seed_ecid, ...rest } = values;
  const { retention_days, ...filled } = rest;
  const file = fileToSend(logo, hasLogo);
  // The rules require each of these; without the permission they are neither checked nor sent.
  const numbers = Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== null));
  return {
    ...(held.update && { name, owner_phone: owner_phone || null, status, time_zone }),
    ...(held.settings && {
      test_seed_email_address: test_seed_email_address || null,
      test_seed_ecid: test_seed_ecid || null,
      retention_days,
      ...numbers,
    }),
    ...(held.logo && file !== undefined && { account_logo_file: file }),
  };
}
