import { creativeParts, type CreativePartName } from '@mailroom/domain/verdicts/creativeParts';
import { sql } from 'kysely';
import {
  arrayOf,
  bool,
  instant,
  int,
  json,
  oneOf,
  orNull,
  selectRow,
  selectRows,
  text,
  type RowOf,
} from '../../../platform/database/statement.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import { joinAccount, personJson } from '../../accounts/accounts.reads.ts';
import type { Named } from '../creativeDetail.repository.ts';

type Hashes = Partial<Record<CreativePartName, string>>;

const CONTENT = {
  account_id: int,
  revision_id: orNull(int),
  is_checked: bool,
  hashes: orNull(json<Hashes>()),
  needed: arrayOf(text),
};

export type PartContent = RowOf<typeof CONTENT>;

/** Reads the hashes of the newest revision's parts, and the parts that the account needs signed. */
export function partContent(tx: Tx, creativeId: number): Promise<PartContent | undefined> {
  return selectRow(
    tx,
    CONTENT,
    sql`
    select c.account_id, r.id as revision_id, r.part_hashes as hashes, ac.sign_offs_needed as needed,
           coalesce(r.check_state = 'Success' and r.part_hashes is not null and not c.is_draft, false) as is_checked
      from creative c
      ${joinAccount('c.account_id')}
      left join creative_revision r on r.account_id = c.account_id and r.id = c.current_revision_id
     where c.id = ${creativeId} and ${inScope(tx, sql.ref('c.account_id'))}`,
  );
}

const SIGN_OFF = {
  part: oneOf<CreativePartName>(),
  hash: text,
  signed_by: orNull(json<Named>()),
  signed_at: instant,
  revision: int,
};

export type SignOffRow = RowOf<typeof SIGN_OFF>;

/** The sign-offs of a creative that nobody took back, of all its contents, the latest first. */
export function signOffsOf(tx: Tx, creativeId: number): Promise<SignOffRow[]> {
  return selectRows(
    tx,
    SIGN_OFF,
    sql`
    select s.part, s.hash, ${personJson('s.signed_by')} as signed_by, s.signed_at, r.number as revision
      from creative_sign_off s
      join creative_revision r on r.account_id = s.account_id and r.id = s.revision_id
     where s.creative_id = ${creativeId} and s.withdrawn_at is null and ${inScope(tx, sql.ref('s.account_id'))}
     order by s.id desc`,
  );
}

interface NewSignOff {
  accountId: number;
  creativeId: number;
  revisionId: number;
  part: CreativePartName;
  hash: string;
  by: number;
}

/** Stores a sign-off, unless it is stored already. */
export async function storeSignOff(tx: Tx, signOff: NewSignOff): Promise<void> {
  await tx
    .insertInto('creative_sign_off')
    .values({
      account_id: signOff.accountId,
      creative_id: signOff.creativeId,
      revision_id: signOff.revisionId,
      part: signOff.part,
      hash: signOff.hash,
      signed_by: signOff.by,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'creative_id', 'part', 'hash']).where('withdrawn_at', 'is', null).doNothing(),
    )
    .execute();
}

export async function takeSignOffBack(tx: Tx, { accountId, creativeId, part, hash, by }: NewSignOff): Promise<void> {
  await tx
    .updateTable('creative_sign_off')
    .set({ withdrawn_by: by, withdrawn_at: sql`business_now()` })
    .where('account_id', '=', accountId)
    .where('creative_id', '=', creativeId)
    .where('part', '=', part)
    .where('hash', '=', hash)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** The parts that the account needs and nobody has signed, of a revision whose check has finished. */
export async function missingSignOffs(tx: Tx, revisionId: number): Promise<CreativePartName[]> {
  const rows = await selectRows(
    tx,
    { part: oneOf<CreativePartName>() },
    sql`
    select h.key as part
      from creative_revision r
      ${joinAccount('r.account_id')}
      cross join lateral jsonb_each_text(r.part_hashes) h
     where r.id = ${revisionId} and r.check_state = 'Success' and h.key = any(ac.sign_offs_needed)
       and not exists (
         select from creative_sign_off s
          where s.account_id = r.account_id and s.creative_id = r.creative_id and s.part = h.key and s.hash = h.value
            and s.withdrawn_at is null)`,
  );
  return rows.map(({ part }) => part);
}

/** Removes findings of these kinds from a revision. */
export async function clearMissing(tx: Tx, revisionId: number, kinds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('creative_finding')
    .where('revision_id', '=', revisionId)
    .where('kind', 'in', [...kinds])
    .execute();
}

const MISSING = creativeParts.map(({ part, missing }) => ({ part, kind: missing }));

/** Creatives of an account whose findings about missing sign-offs are not those that its setting asks for. */
export async function outdatedCreatives(tx: Tx, accountId: number): Promise<number[]> {
  const rows = await selectRows(
    tx,
    { id: int },
    sql`
    select c.id
      from creative c
      ${joinAccount('c.account_id')}
      join creative_revision r on r.account_id = c.account_id and r.id = c.current_revision_id
     where c.account_id = ${accountId} and r.check_state = 'Success'
       and exists (
         select from jsonb_to_recordset(${JSON.stringify(MISSING)}::jsonb) as p(part text, kind text)
          where exists (select from creative_finding f where f.revision_id = r.id and f.kind = p.kind)
             is distinct from (p.part = any(ac.sign_offs_needed) and r.part_hashes ? p.part and not exists (
               select from creative_sign_off s
                where s.account_id = c.account_id and s.creative_id = c.id and s.part = p.part
                  and s.hash = r.part_hashes ->> p.part and s.withdrawn_at is null)))
     order by c.id`,
  );
  return rows.map(({ id }) => id);
}
