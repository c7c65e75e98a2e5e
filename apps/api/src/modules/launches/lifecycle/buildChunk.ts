import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { ProductForLaunch } from '../../orders/orders.reads.ts';
import { candidatesOfPiece, place } from './buildPlan.ts';
import type { Build, Launch } from './launch.repository.ts';
import { saveBuild } from './launch.repository.ts';
import { messageIdOf } from '../sending/messageId.ts';

/** People a transaction: well under a second, so that a kill loses little and nobody waits for it. */
const CHUNK = 10_000;

interface Member {
  id: number;
  email: string;
  merge: unknown;
}

async function membersAfter(tx: Tx, product: ProductForLaunch, launch: Launch, build: Build): Promise<Member[]> {
  const fits = build.plan.last === null ? sql`true` : sql`${place(product.id)} <= ${build.plan.last}`;
  const { rows } = await sql<Member>`
    select m.id, m.email, jsonb_strip_nulls(jsonb_build_object('first_name', m.first_name, 'last_name', m.last_name,
             'company', m.company, 'country', m.country, 'postal_code', m.postal_code, 'custom', m.custom)) as merge
      from audience_member m
     where m.id > ${build.after} and ${fits} and ${candidatesOfPiece(product, launch)} order by m.id limit ${CHUNK}`.execute(
    tx,
  );
  return rows;
}

interface Row {
  email: string;
  hmac: Buffer;
  merge: string;
  messageId: string;
}

interface Sending {
  purpose: 'live' | 'live seed' | 'proof';
  launch: Launch;
}

/** Writes people into the ledger, each once; somebody an earlier attempt has mailed is left out by the digest. */
export async function addMessages(tx: Tx, { launch, purpose }: Sending, rows: readonly Row[]): Promise<number> {
  const { rows: added } = await sql<{ id: number }>`
    insert into message (account_id, purpose, product_id, launch_id, revision_id, email, email_hmac, merge, message_id)
    select ${launch.account_id}, ${purpose}, ${launch.product_id}, ${launch.id}, ${launch.revision_id}, r.email, r.hmac, r.merge::jsonb, r.message_id
      from unnest(${sql.val(rows.map(({ email }) => email))}::text[], ${sql.val(rows.map(({ hmac }) => hmac))}::bytea[],
                  ${sql.val(rows.map(({ merge }) => merge))}::text[], ${sql.val(rows.map(({ messageId }) => messageId))}::text[])
             with ordinality as r(email, hmac, merge, message_id, at)
     where ${purpose} <> 'live' or not exists (
       select from message x where x.product_id = ${launch.product_id} and x.email_hmac = r.hmac and x.purpose = 'live'
          and x.state in ('claimed', 'accepted', 'in doubt'))
     order by r.at
    on conflict (launch_id, purpose, email_hmac) where launch_id is not null do nothing
    returning id`.execute(tx);
  return added.length;
}

export function rowOf(deps: Deps, senderAddress: string, email: string, merge: unknown): Row {
  return {
    email,
    hmac: deps.secrets.digest('address', email),
    merge: JSON.stringify(merge),
    messageId: messageIdOf(deps.ids, senderAddress),
  };
}

/** One transaction's worth of the list and how far it is then; null when nobody is left. */
export async function buildChunk(
  tx: Tx,
  deps: Deps,
  { product, launch, sender }: { product: ProductForLaunch; launch: Launch; sender: string },
  build: Build,
): Promise<Build | null> {
  const members = await membersAfter(tx, product, launch, build);
  const last = members.at(-1);
  if (!last) return null;
  const rows = members.map(({ email, merge }) => rowOf(deps, sender, email, merge));
  const added = await addMessages(tx, { launch, purpose: 'live' }, rows);
  const hash = createHash('sha256').update(build.hash);
  for (const { hmac } of rows) hash.update(hmac);
  const next = { ...build, after: last.id, recipients: build.recipients + added, hash: hash.digest('hex') };
  await saveBuild(tx, launch.id, next);
  return next;
}
