import type { Held } from '@mailroom/domain/access/can';
import { expectVersion } from '../../../contract/version.ts';
import { notFound } from '../../../errors.ts';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Resource } from '../../../platform/list/resource.ts';
import { findRow } from '../../../platform/list/rows.reads.ts';
import { overrideAbout } from '../check/findings.repository.ts';
import { deriveCreative } from '../creativeStatus.ts';
import { lockCreative } from '../creatives.repository.ts';
import { emailClientRows } from './emailClients.resource.ts';
import { emailLinks } from './emailLinks.resource.ts';
import { presentClient, presentLink } from './signOff.present.ts';
import { storeClientDecision, storeLinkDecision } from './signOff.repository.ts';
import type { Decision } from './signOff.repository.ts';

export interface DecisionRequest {
  id: number;
  ifMatch: number | undefined;
  by: { userId: number; permissions: Held };
  /** Undefined keeps the decision, null takes it back. */
  decision: Decision['decision'] | undefined;
  note: Decision['note'];
}

interface Decidable {
  id: number;
  creative_id: number;
  revision_id: number;
  decision: Decision['decision'];
  version: number;
}

interface Part<Row> {
  entity: 'email_link' | 'email_client';
  resource: Resource<Row>;
  present(row: Row, held: Held): unknown;
  store(tx: Tx, id: number, decision: Decision): Promise<void>;
  /** The reason on findings about an accepted part when its note gives none. */
  acceptance: string;
}

async function rowOf<Row>(tx: Tx, { resource }: Part<Row>, id: number): Promise<Row> {
  const row = await findRow(tx, resource, id);
  if (!row) throw notFound();
  return row;
}

/** Stores what a person decided about a link or client; accepting it also overrides the findings about it. */
async function decide<Row extends Decidable>(tx: Tx, part: Part<Row>, request: DecisionRequest): Promise<Row> {
  const { id, by, note } = request;
  // Every writer locks the creative first; the row is read again because it may have changed before the lock.
  await lockCreative(tx, (await rowOf(tx, part, id)).creative_id);
  const row = await rowOf(tx, part, id);
  await expectVersion(request.ifMatch, row, () => part.present(row, by.permissions));
  const decision = request.decision === undefined ? row.decision : request.decision;
  const at = nowOf(tx);
  await part.store(tx, row.id, { decision, by: by.userId, at, note });
  if (decision !== row.decision) {
    const override =
      decision === 'accepted' ? { reason: note ?? part.acceptance, by: by.userId, at, until: null } : null;
    await overrideAbout(tx, row.revision_id, { entity: part.entity, id: row.id }, override);
  }
  await deriveCreative(tx, row.creative_id, true);
  return rowOf(tx, part, row.id);
}

export function decideLink(tx: Tx, request: DecisionRequest) {
  return decide(
    tx,
    {
      entity: 'email_link',
      resource: emailLinks,
      present: presentLink,
      store: storeLinkDecision,
      acceptance: 'the link was accepted',
    },
    request,
  );
}

export function decideClient(tx: Tx, request: DecisionRequest) {
  return decide(
    tx,
    {
      entity: 'email_client',
      resource: emailClientRows,
      present: presentClient,
      store: storeClientDecision,
      acceptance: 'the e-mail client was accepted',
    },
    request,
  );
}
