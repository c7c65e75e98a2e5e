import { systemActor } from '../database/actor.ts';
import type { WithActor } from '../database/transaction.ts';
import { SettingsError } from '../settingsError.ts';
import { lockKnownKeys, saveKnownKeys, type KnownKeys } from './fingerprints.repository.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { KeyProof } from './keyProof.ts';
import type { SecretKey } from './keyring.ts';
import type { Secrets } from './secrets.ts';

interface Keys {
  withActor: WithActor;
  keys: readonly SecretKey[];
  secrets: Secrets;
  proofs: readonly KeyProof[];
}

const SHARED = 'all nodes need the same SECRET_KEYS, also after a restart';

/** Whether the addresses in the ledger would still be recognised. */
function digestProblem({ digest }: KnownKeys, keys: readonly SecretKey[]): string | undefined {
  if (keys.at(-1)?.id === digest) return undefined;
  return `SECRET_KEYS must end with the key ${digest}: addresses that were mailed are recognised by it, so that nobody is mailed twice`;
}

function problemsWith(known: KnownKeys, keys: readonly SecretKey[], fingerprints: KnownKeys['fingerprints']): string[] {
  const changed = keys.filter(
    ({ id }) => known.fingerprints[id] !== undefined && known.fingerprints[id] !== fingerprints[id],
  );
  const problem = digestProblem(known, keys);
  return [
    ...changed.map(({ id }) => `SECRET_KEYS has another key ${id} than this database was used with: ${SHARED}`),
    ...(problem === undefined ? [] : [problem]),
  ];
}

/**
 * Compares the keys with those that this database was used with, and remembers new ones. A node with keys of its own
 * would make links that the others refuse, and would not recognise who was mailed already.
 */
export async function requireSameKeys({ withActor, keys, secrets, proofs }: Keys): Promise<void> {
  const fingerprints = Object.fromEntries(keys.map((key) => [key.id, fingerprintOf(key)]));
  await withActor(systemActor('start'), 'write', async (tx) => {
    const known = await lockKnownKeys(tx);
    const problems = known ? problemsWith(known, keys, fingerprints) : [];
    const isAnyGone = Object.keys(known?.fingerprints ?? {}).some((id) => fingerprints[id] === undefined);
    if (problems.length === 0 && (!known || isAnyGone)) {
      for (const proof of proofs) problems.push(...(await proof(tx, secrets)));
    }
    if (problems.length > 0) throw new SettingsError(problems);
    const isAnyNew = keys.some(({ id }) => known?.fingerprints[id] === undefined);
    if (!isAnyNew) return;
    const digest = keys.at(-1)?.id ?? '';
    await saveKnownKeys(tx, { fingerprints: { ...known?.fingerprints, ...fingerprints }, digest });
  });
}
