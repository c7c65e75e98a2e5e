import { signInError } from '@mailroom/domain/forms/installRules';
import { invalid, notFound } from '../../errors.ts';
import { expectVersion } from '../../contract/version.ts';
import type { UserActor } from '../../platform/database/actor.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { Deps } from '../../platform/deps.ts';
import { changed } from '../../platform/facts/changed.ts';
import { findRow } from '../../platform/list/rows.reads.ts';
import { refuseWhileUsed } from '../../platform/uses/unused.ts';
import { accountInReach } from '../accounts/accounts.reads.ts';
import { mayUseKind } from './installs.policy.ts';
import type { InstallKind } from './installs.policy.ts';
import { presentInstall } from './installs.present.ts';
import { deleteInstall, insertInstall, lockInstallRow, storeSecrets, updateInstall } from './installs.repository.ts';
import { installs } from './installs.resource.ts';
import type { InstallRow } from './installs.resource.ts';

interface InstallInput {
  name?: string;
  bucket?: string | null;
  region?: string | null;
  endpoint?: string | null;
  prefix?: string | null;
  access_key_id?: string | null;
  secret_access_key?: string | null;
  host?: string | null;
  port?: number | null;
  user?: string | null;
  password?: string | null;
  private_key?: string | null;
  host_key_fingerprint?: string | null;
  folder?: string | null;
}

const secretColumns = {
  secret_access_key: 'secret_cipher',
  password: 'password_cipher',
  private_key: 'private_key_cipher',
} as const;

const required: Readonly<Record<InstallKind, readonly (keyof InstallInput)[]>> = {
  s3: ['bucket'],
  sftp: ['host', 'user'],
};

type SecretColumn = (typeof secretColumns)[keyof typeof secretColumns];

function rowName(id: number, column: SecretColumn): string {
  return `install:${id}:${column}`;
}

export function openSecret(deps: Deps, id: number, column: SecretColumn, sealed: string | null): string | null {
  return sealed === null ? null : deps.secrets.open('install', rowName(id, column), sealed);
}

/** Encrypts the secrets. Each is bound to its row and column, so that it can't be decrypted anywhere else. */
function sealSecrets(deps: Deps, id: number, input: InstallInput) {
  const entries = Object.entries(secretColumns).flatMap(([field, column]) => {
    const value = input[field as keyof typeof secretColumns];
    if (value === undefined) return [];
    return [[column, value ? deps.secrets.seal('install', rowName(id, column), value) : null] as const];
  });
  return Object.fromEntries(entries);
}

function columnsOf({
  user,
  secret_access_key: _secret,
  password: _password,
  private_key: _key,
  ...columns
}: InstallInput) {
  return { ...columns, ...(user !== undefined && { username: user }) };
}

function isOtherServer(input: InstallInput, before: InstallRow): boolean {
  const { host = before.host, port = before.port } = input;
  return host !== before.host || port !== before.port;
}

/**
 * Drops the pinned key and the password when the edit names another server. The stored password would otherwise be sent
 * to a server of the editor's choice.
 */
function forServer(input: InstallInput, before: InstallRow): InstallInput {
  if (!isOtherServer(input, before)) return input;
  return { host_key_fingerprint: null, password: null, ...input };
}

/** Fields that a check depends on. After a change of one of them, the last outcome says nothing any more. */
const CHECKED_FIELDS = [
  'bucket',
  'region',
  'endpoint',
  'prefix',
  'host',
  'port',
  'user',
  'host_key_fingerprint',
  'folder',
] as const;

function needsNewCheck(input: InstallInput, before: InstallRow): boolean {
  const hasNewSecret = ['access_key_id', ...Object.keys(secretColumns)].some(
    (field) => input[field as keyof InstallInput] !== undefined,
  );
  return hasNewSecret || CHECKED_FIELDS.some((field) => input[field] !== undefined && input[field] !== before[field]);
}

const UNCHECKED = {
  last_check_at: null,
  last_check_result: null,
  last_check_step: null,
  last_check_message: null,
  offered_host_key: null,
} as const;

/** Refuses an SFTP destination that has neither a password nor a private key. */
function requireSignIn(deps: Deps, input: InstallInput, before?: InstallRow): void {
  const text = signInError(
    {
      hasPassword: input.password === undefined ? (before?.password_set ?? false) : Boolean(input.password),
      hasPrivateKey:
        input.private_key === undefined ? (before?.private_key_set ?? false) : Boolean(input.private_key?.trim()),
    },
    deps.clock.now(),
  );
  if (text) throw invalid({ password: text });
}

/** Refuses a record without the fields that its kind needs. */
function requireFields(kind: InstallKind, input: InstallInput, before?: InstallRow): void {
  const missing = required[kind].filter(
    (field) => !(input[field] === undefined ? before?.[field as 'bucket' | 'host' | 'user'] : input[field]),
  );
  if (missing.length > 0)
    throw invalid(
      Object.fromEntries(
        missing.map((field) => [
          field,
          `${field.replace(/^./, (letter) => letter.toUpperCase())} is required, the ${field} must not contain only whitespace`,
        ]),
      ),
    );
}

/** Reads a record. Refuses one of another kind than the path names (`s3/{id}`, `sftp/{id}`) or that the actor may not see. */
export async function installOf(tx: Tx, actor: UserActor, id: number, kind: string | undefined): Promise<InstallRow> {
  const row = await findRow(tx, installs, id);
  if (!row || (kind !== undefined && row.kind !== kind)) throw notFound();
  mayUseKind(actor, row.kind);
  return row;
}

async function lock(
  tx: Tx,
  actor: UserActor,
  id: number,
  kind: string | undefined,
  ifMatch: number | undefined,
): Promise<InstallRow> {
  await lockInstallRow(tx, id);
  const row = await installOf(tx, actor, id, kind);
  await expectVersion(ifMatch, row, () => presentInstall(row, actor));
  return row;
}

export async function createInstall(
  tx: Tx,
  deps: Deps,
  actor: UserActor,
  input: InstallInput & { account_id: number; kind: InstallKind; name: string },
): Promise<InstallRow> {
  mayUseKind(actor, input.kind);
  await accountInReach(tx, input.account_id);
  requireFields(input.kind, input);
  if (input.kind === 'sftp') requireSignIn(deps, input);
  const { account_id, kind, name } = input;
  const id = await insertInstall(tx, { ...columnsOf(input), account_id, kind, name, created_by: actor.userId });
  await storeSecrets(tx, id, sealSecrets(deps, id, input));
  await changed(tx, 'install', id, input.account_id);
  return installOf(tx, actor, id, undefined);
}

export async function editInstall(
  tx: Tx,
  deps: Deps,
  actor: UserActor,
  id: number,
  kind: string | undefined,
  input: InstallInput,
  ifMatch: number | undefined,
): Promise<InstallRow> {
  const before = await lock(tx, actor, id, kind, ifMatch);
  requireFields(before.kind, input, before);
  const edit = before.kind === 'sftp' ? forServer(input, before) : input;
  if (before.kind === 'sftp') requireSignIn(deps, edit, before);
  await updateInstall(tx, id, {
    ...columnsOf(edit),
    ...sealSecrets(deps, id, edit),
    ...(needsNewCheck(edit, before) && UNCHECKED),
  });
  await changed(tx, 'install', id, before.account_id);
  return installOf(tx, actor, id, undefined);
}

export async function removeInstall(
  tx: Tx,
  actor: UserActor,
  id: number,
  kind: string | undefined,
  ifMatch: number | undefined,
): Promise<void> {
  const before = await lock(tx, actor, id, kind, ifMatch);
  await refuseWhileUsed(tx, 'install', id);
  await deleteInstall(tx, id);
  await changed(tx, 'install', id, before.account_id);
}
