import { dkimName } from '@mailroom/domain/sendingDomains/dkim';
import type { DnsAnswer } from '@mailroom/domain/sendingDomains/dnsAnswer';
import { keysAfterCheck, rotationObstacle } from '@mailroom/domain/sendingDomains/rotation';
import { expectVersion } from '../../../contract/version.ts';
import { conflict, invalid } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Deps } from '../../../platform/deps.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { accountInReach } from '../accounts.reads.ts';
import { recordOf } from '../records.service.ts';
import { askDns } from './dnsAnswers.ts';
import { readDomainName } from './domainName.ts';
import { newKey } from './keyPair.ts';
import {
  deleteDomain,
  deleteKey,
  insertDomain,
  insertKey,
  lockDomain,
  noteEdit,
  storeAnswers,
  updateKey,
} from './sendingDomains.repository.ts';
import { sendingDomains, type SendingDomainRow } from './sendingDomains.resource.ts';
import { keysOf } from './sendingKeys.ts';

async function lock(tx: Tx, id: number): Promise<SendingDomainRow> {
  await lockDomain(tx, id);
  return recordOf(tx, sendingDomains, id);
}

async function edited(tx: Tx, row: SendingDomainRow): Promise<SendingDomainRow> {
  await changed(tx, 'sending_domain', row.id, row.account_id);
  return recordOf(tx, sendingDomains, row.id);
}

/** Adds a domain with its first key, which signs as soon as a check has found it in DNS. */
export async function addDomain(
  tx: Tx,
  deps: Deps,
  actor: UserActor,
  { account_id: accountId, domain }: { account_id: number; domain: string },
): Promise<SendingDomainRow> {
  await accountInReach(tx, accountId);
  const name = readDomainName(domain);
  if (!name) throw invalid({ domain: 'Enter a domain that you registered, or one below it, such as news.example.com' });
  const id = await insertDomain(tx, name, { accountId, userId: actor.userId });
  if (id === undefined) throw invalid({ domain: `${name.domain} is already a sending domain of this account` });
  await insertKey(tx, { accountId, domainId: id, state: 'active' }, await newKey(deps, accountId));
  await changed(tx, 'sending_domain', id, accountId);
  return recordOf(tx, sendingDomains, id);
}

/** Makes a key that waits for its DNS record. The lock lets only one of two callers make one. */
export async function rotateKey(tx: Tx, deps: Deps, id: number): Promise<SendingDomainRow> {
  const row = await lock(tx, id);
  const obstacle = rotationObstacle(row.keys);
  if (obstacle !== undefined) throw conflict('illegal_transition', obstacle);
  const key = await newKey(deps, row.account_id);
  await insertKey(tx, { accountId: row.account_id, domainId: id, state: 'next' }, key);
  await noteEdit(tx, id);
  return edited(tx, row);
}

/** Moves the keys to the states that DNS allows. The one that leaves a state is written first: a state has one key. */
async function moveKeys(tx: Tx, row: SendingDomainRow, answers: Readonly<Record<string, DnsAnswer>>): Promise<void> {
  const before = keysOf(row);
  const after = keysAfterCheck(before, ({ selector }) => answers[dkimName(selector, row.dns_name)], nowOf(tx));
  for (const { id } of before) if (!after.some((key) => key.id === id)) await deleteKey(tx, id);
  for (const key of after.toReversed()) await updateKey(tx, key);
  const states = (keys: typeof before) => keys.map(({ id, state }) => `${id} ${state}`).join();
  if (states(before) !== states(after)) await noteEdit(tx, row.id);
}

interface CheckCall {
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  write: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  deps: Pick<Deps, 'dns'>;
}

/**
 * Asks DNS and stores what it said. DNS is asked outside of transactions, so somebody may make a key meanwhile: nothing is
 * known about that one yet.
 */
export async function checkDomain({ read, write, deps }: CheckCall, id: number): Promise<SendingDomainRow> {
  const asked = await read((tx) => recordOf(tx, sendingDomains, id));
  const answers = await askDns(deps.dns, asked);
  return write(async (tx) => {
    const row = await lock(tx, id);
    await storeAnswers(tx, id, answers);
    await moveKeys(tx, row, answers);
    return edited(tx, row);
  });
}

export async function removeDomain(
  tx: Tx,
  id: number,
  ifMatch: number | undefined,
  present: (row: SendingDomainRow) => unknown,
): Promise<void> {
  const row = await lock(tx, id);
  await expectVersion(ifMatch, row, () => present(row));
  await deleteDomain(tx, id);
  await changed(tx, 'sending_domain', id, row.account_id);
}
