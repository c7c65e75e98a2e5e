import { conflict } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Deps } from '../../../platform/deps.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { lockInstallRow, storeCheck } from '../installs.repository.ts';
import type { InstallRow } from '../installs.resource.ts';
import { installOf } from '../installs.service.ts';
import type { CheckFailure, Place } from './place.ts';
import { tryPlace } from './roundTrip.ts';
import { s3Place } from './s3Place.ts';
import { sftpPlace } from './sftpPlace.ts';
import { targetOf, type Target } from './targets.ts';

interface CheckCall {
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  write: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  deps: Deps;
  actor: UserActor;
  signal: AbortSignal;
}

interface Loaded {
  row: InstallRow;
  target: Target;
}

interface Outcome {
  failure: CheckFailure | undefined;
  /** The host key that the SFTP server showed. */
  hostKey: string | null;
}

async function load(tx: Tx, { deps, actor }: CheckCall, id: number): Promise<Loaded> {
  const row = await installOf(tx, actor, id, undefined);
  return { row, target: await targetOf(tx, deps, row) };
}

async function tryDestination({ deps, signal }: CheckCall, { target }: Loaded): Promise<Outcome> {
  let hostKey: string | null = null;
  const open = (): Promise<Place> =>
    target.kind === 's3'
      ? s3Place(target, deps.outbound, signal)
      : sftpPlace(target, deps.outbound, (key) => {
          hostKey = key;
        });
  const bytes = Buffer.from(`Mailroom checked this destination at ${deps.clock.now().toISOString()}.\n`);
  const failure = await tryPlace(open, `mailroom-check-${deps.ids.next()}.txt`, bytes);
  return { failure, hostKey };
}

/**
 * Writes, reads back and removes a small file, and stores the outcome. The network is used outside of transactions, so an
 * edit may come in between: then the outcome says nothing about the record, and isn't stored.
 */
export async function checkInstall(call: CheckCall, id: number): Promise<InstallRow> {
  const loaded = await call.read((tx) => load(tx, call, id));
  const { failure, hostKey } = await tryDestination(call, loaded);
  return call.write(async (tx) => {
    await lockInstallRow(tx, id);
    const row = await installOf(tx, call.actor, id, undefined);
    if (row.version !== loaded.row.version) {
      throw conflict('changed', 'The destination was changed during the check. Check it again.');
    }
    await storeCheck(tx, id, {
      last_check_at: call.deps.clock.now(),
      last_check_result: failure ? 'failed' : 'passed',
      last_check_step: failure?.step ?? null,
      last_check_message: failure?.message ?? null,
      offered_host_key: failure?.step === 'host_key' ? hostKey : null,
      // Pinned by the first check that reaches the server, even when a later step fails: the password was sent to it.
      ...(row.host_key_fingerprint === null && hostKey !== null && { host_key_fingerprint: hostKey }),
    });
    await changed(tx, 'install', id, row.account_id);
    return installOf(tx, call.actor, id, undefined);
  });
}
