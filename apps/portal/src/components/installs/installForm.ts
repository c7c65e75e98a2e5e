import type { V1Schemas } from '@mailroom/api-client';
import { signInError } from '@mailroom/domain/forms/installRules';
import { atMost, type FieldRules } from '../../shared/forms/domainResolver.ts';

type Install = V1Schemas['Install'];
export type InstallKind = Install['kind'];

/** The form's values. The access key and the secrets are never read back, so their fields begin empty. */
export function valuesOf(install?: Install, accountId?: number) {
  return {
    account_id: (install?.account_id ?? accountId ?? null) as number | null,
    name: install?.name ?? '',
    bucket: install?.bucket ?? '',
    region: install?.region ?? '',
    endpoint: install?.endpoint ?? '',
    prefix: install?.prefix ?? '',
    access_key_id: '',
    secret_access_key: '',
    host: install?.host ?? '',
    port: install ? install.port : (22 as number | null),
    user: install?.user ?? '',
    password: '',
    private_key: '',
    host_key_fingerprint: install?.host_key_fingerprint ?? '',
    folder: install?.folder ?? '',
  };
}

/** Secrets are saved letter by letter. */
export const EXACT = ['secret_access_key', 'password', 'private_key'] as const;

export type InstallValues = ReturnType<typeof valuesOf>;

const S3_RULES: FieldRules<InstallValues> = {
  account_id: ['required'],
  name: ['required', 'name_pattern', atMost(200)],
  bucket: ['required', 'bucket_name'],
  region: [atMost(60)],
  endpoint: ['url', atMost(2000)],
  prefix: ['folder_name', atMost(600)],
  access_key_id: [atMost(200)],
  secret_access_key: [atMost(400)],
};

const SFTP_RULES: FieldRules<InstallValues> = {
  account_id: ['required'],
  name: ['required', 'name_pattern', atMost(200)],
  host: ['required', 'host_name'],
  user: ['required', atMost(200)],
  password: [atMost(400)],
  private_key: [atMost(20_000)],
  port: ['port'],
  folder: ['folder_name', atMost(600)],
  host_key_fingerprint: [atMost(200)],
};

function isOtherServer(values: InstallValues, install: Install): boolean {
  return values.host !== install.host || values.port !== install.port;
}

/**
 * The rules of a kind. A password is required where the destination would have neither it nor a private key, and blanks
 * are never one.
 */
export function rulesOf(kind: InstallKind, install?: Install) {
  return (values: InstallValues): FieldRules<InstallValues> => {
    if (kind === 's3') return S3_RULES;
    const keepsPassword = install !== undefined && install.password_set && !isOtherServer(values, install);
    const lacks = signInError(
      {
        hasPassword: values.password !== '' || keepsPassword,
        hasPrivateKey: values.private_key !== '' || (install?.private_key_set ?? false),
      },
      new Date(),
    );
    const isBlank = values.password !== '' && values.password.trim() === '';
    return lacks || isBlank ? { ...SFTP_RULES, password: ['password'] } : SFTP_RULES;
  };
}

const FIELDS: Readonly<Record<InstallKind, readonly (keyof InstallValues)[]>> = {
  s3: ['bucket', 'region', 'endpoint', 'prefix', 'access_key_id', 'secret_access_key'],
  sftp: ['host', 'port', 'user', 'password', 'private_key', 'folder'],
};

const KEPT_WHEN_EMPTY: ReadonlySet<keyof InstallValues> = new Set([
  'access_key_id',
  'secret_access_key',
  'password',
  'private_key',
]);

function isEmpty(value: string | number | null): boolean {
  return value === '' || value === null;
}

/** The filled fields of a new destination. */
export function filledOf(kind: InstallKind, values: InstallValues) {
  const filled = FIELDS[kind].filter((name) => !isEmpty(values[name]));
  return Object.fromEntries(filled.map((name) => [name, values[name]]));
}

/** The fields that differ from the record. An emptied field is cleared, but an empty secret keeps the stored one. */
export function patchOf(values: InstallValues, install: Install): V1Schemas['InstallPatch'] {
  const before = valuesOf(install);
  const names: readonly (keyof InstallValues)[] = ['name', ...FIELDS[install.kind], 'host_key_fingerprint'];
  const changed = names.filter((name) => values[name] !== before[name]);
  return Object.fromEntries(
    changed.flatMap((name) => {
      if (!isEmpty(values[name])) return [[name, values[name]]];
      return KEPT_WHEN_EMPTY.has(name) ? [] : [[name, null]];
    }),
  );
}
