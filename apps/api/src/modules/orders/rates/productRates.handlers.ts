import { toAction } from '@mailroom/domain/actions/actions';
import { SUPER_ADMIN } from '@mailroom/domain/access/roles';
import { rules } from '@mailroom/domain/forms/validation';
import { sql } from 'kysely';
import { record } from '../../../contract/answer.ts';
import { handlers } from '../../../contract/handlers.ts';
import { expectVersion } from '../../../contract/version.ts';
import { forbidden, conflict, invalid, notFound } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { findRow, listRows } from '../../../platform/list/rows.reads.ts';
import { productRates, type RateRow } from './productRates.resource.ts';

const HIGHEST_RATE = 100_000_000;
const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF'];

/** Rates of the house hold for every account: only Super Admin changes them. */
function mayChange(accountId: number | null, actor: UserActor): boolean {
  return accountId !== null || actor.superAdmin;
}

function present(row: RateRow, actor: UserActor) {
  const obstacle = mayChange(row.account_id, actor) ? undefined : `Only ${SUPER_ADMIN} changes rates of the house`;
  return {
    id: row.id,
    account_id: row.account_id,
    product_type: row.product_type,
    vertical: row.vertical,
    cpm_cents: row.cpm_cents,
    currency: row.currency,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    version: row.version,
    reasons: [],
    actions: [{ ...toAction('update', actor.permissions, { needs: [['can_update_order']], obstacle }) }],
  };
}

function refuse(fields: { cpm_cents?: number; currency?: string }): void {
  const problem = rules.max(fields.cpm_cents, { field: 'cpm_cents', max: HIGHEST_RATE });
  if (problem !== undefined) throw invalid({ cpm_cents: problem });
  if (fields.currency !== undefined && !CURRENCIES.includes(fields.currency)) {
    throw invalid({ currency: 'Currency is not valid' });
  }
}

async function requireVertical(tx: Tx, id: number): Promise<void> {
  const { rows } = await sql`select 1 from vertical where id = ${id}`.execute(tx);
  if (rows.length === 0) throw invalid({ vertical_id: 'Vertical is not valid' });
}

async function show(tx: Tx, id: number, actor: UserActor) {
  const row = await findRow(tx, productRates, id);
  if (!row) throw notFound();
  return present(row, actor);
}

interface Key {
  accountId: number | null;
  type: string;
  verticalId: number | null;
  currency: string;
}

/** One rate for one key; two would leave open which holds. */
async function refuseSecond(tx: Tx, { accountId, type, verticalId, currency }: Key, besides = 0): Promise<void> {
  const { rows } = await sql`
    select 1 from product_rate where account_id is not distinct from ${accountId}::int and product_type = ${type}
       and vertical_id is not distinct from ${verticalId}::int and currency = ${currency} and id <> ${besides}`.execute(
    tx,
  );
  if (rows.length > 0) throw conflict('exists', 'There is a rate for this type, vertical and currency already');
}

export const productRateHandlers = handlers({
  listProductRates: async ({ tx, list, actor }) => {
    const page = await listRows(tx, productRates, list);
    return { objects: page.objects.map((row) => present(row, actor)), total_rows: page.total_rows };
  },

  createProductRate: async ({ tx, body, actor }) => {
    const { account_id: accountId = null, vertical_id: verticalId = null, currency = 'USD' } = body;
    if (!mayChange(accountId, actor)) throw forbidden(SUPER_ADMIN);
    if (accountId !== null && !actor.superAdmin && !actor.accounts.includes(accountId)) throw notFound();
    refuse(body);
    if (verticalId !== null) await requireVertical(tx, verticalId);
    await refuseSecond(tx, { accountId, type: body.product_type, verticalId, currency });
    const { id } = await tx
      .insertInto('product_rate')
      .values({
        account_id: accountId,
        product_type: body.product_type,
        vertical_id: verticalId,
        cpm_cents: body.cpm_cents,
        currency,
        created_by: actor.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await changed(tx, 'product_rate', id, accountId);
    const shown = await show(tx, id, actor);
    return record(shown, shown.version, 201);
  },

  updateProductRate: async ({ tx, path, body, actor, ifMatch }) => {
    const before = await show(tx, path.id, actor);
    if (!mayChange(before.account_id, actor)) throw forbidden(SUPER_ADMIN);
    await sql`select 1 from product_rate where id = ${path.id} for update`.execute(tx);
    const now = await show(tx, path.id, actor);
    await expectVersion(ifMatch, now, () => now);
    refuse(body);
    const { cpm_cents = now.cpm_cents, currency = now.currency } = body;
    if (cpm_cents !== now.cpm_cents || currency !== now.currency) {
      const { account_id: accountId, product_type: type, vertical } = now;
      await refuseSecond(tx, { accountId, type, verticalId: vertical?.id ?? null, currency }, path.id);
      await tx
        .updateTable('product_rate')
        .set({ cpm_cents, currency, version: sql`version + 1` })
        .where('id', '=', path.id)
        .execute();
      await changed(tx, 'product_rate', path.id, accountId);
    }
    const shown = await show(tx, path.id, actor);
    return record(shown, shown.version);
  },
});
