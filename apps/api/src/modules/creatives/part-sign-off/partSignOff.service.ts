import { creativePart, type CreativePartName } from '@mailroom/domain/verdicts/creativeParts';
import { conflict, notFound } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { lockedCreative } from '../creativeActions.service.ts';
import { deriveCreative } from '../creativeStatus.ts';
import { presentParts } from './partSignOff.present.ts';
import { partContent, signOffsOf, storeSignOff, takeSignOffBack } from './partSignOff.repository.ts';

export async function partSignOffs(tx: Tx, creativeId: number, { permissions }: UserActor) {
  const content = await partContent(tx, creativeId);
  if (!content) throw notFound();
  return presentParts(content, await signOffsOf(tx, creativeId), permissions);
}

interface SignOffRequest {
  part: CreativePartName;
  /** The hash of the content that the person saw. */
  hash: string;
  withdraw?: boolean | undefined;
}

/** Signs off a part of the newest revision or takes that back, and derives the creative's status. */
export async function signOffPart(
  tx: Tx,
  creativeId: number,
  { part, hash, withdraw }: SignOffRequest,
  actor: UserActor,
) {
  const creative = await lockedCreative(tx, creativeId);
  const content = await partContent(tx, creativeId);
  if (!content?.is_checked)
    throw conflict('illegal_transition', 'It is a draft, or its newest revision is not checked yet');
  const { name } = creativePart(part);
  const record = () => partSignOffs(tx, creativeId, actor);
  const newest = content.hashes?.[part];
  if (newest === undefined) throw conflict('illegal_transition', `The creative has no such part: ${name}`);
  if (newest !== hash)
    throw conflict('moved', `The content of ${name} has changed since it was shown`, { record: await record() });
  const signOff = {
    accountId: creative.account_id,
    creativeId,
    revisionId: creative.current_revision_id,
    part,
    hash,
    by: actor.userId,
  };
  await (withdraw ? takeSignOffBack(tx, signOff) : storeSignOff(tx, signOff));
  await deriveCreative(tx, creativeId, true);
  return record();
}
