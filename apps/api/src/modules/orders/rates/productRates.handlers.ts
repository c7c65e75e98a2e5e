import { toAction } from '@mailroom/domain/actions/actions';
import { SUPER_ADMIN } from '@mailroom/domain/access/roles';
import { record } from '../../../contract/answer.ts';
import { exportRows } from '../../../contract/exportRows.ts';
import { handlers } from '../../../contract/handlers.ts';
import { expectVersion } from '../../../contract/version.ts';
import { forbidden, conflict, invalid, notFound } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { findRow, listRows } from '../../../platform/list/rows.reads.ts';
import { accountInReach, hasAdvertiser, hasVertical } from '../../accounts/accounts.reads.ts';
import {
  hasRate,
  insertRate,
  lockRate,
  NEW_CURRENCY,
  rateOf,
  updateRate,
  type RateKey,
} from './productRates.repository.ts';
import { productRates, type RateRow } from './productRates.resource.ts';

const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF'];

/** Rates of the house apply to every account, so only a Super Admin changes them. */
function mayChange(accountId: number | null, actor: UserActor): boolean {
  return accountId !== null || actor.superAdmin;
}

function present(row: RateRow, actor: UserActor) {
  const obstacle = mayChange(row.account_id, actor)
    ? undefined
    : `Only a ${SUPER_ADMIN} can change rates for all accounts`;
  return {
    id: row.id,
    account_id: row.account_id,
    account_name: row.account_name,
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

function refuseCurrency(currency: string | undefined): void {
  if (currency !== undefined && !CURRENCIES.includes(currency)) throw invalid({ currency: 'Currency is not valid' });
}

async function show(tx: Tx, id: number, actor: UserActor) {
  const row = await findRow(tx, productRates, id);
  if (!row) throw notFound();
  return present(row, actor);
}

/** There may be only one rate per key, because a second one would leave open which of them applies. */
async function refuseSecond(tx: Tx, key: RateKey, besides: number | null): Promise<void> {
  if (await hasRate(tx, key, besides)) {
    throw conflict('exists', 'There is a rate for this type, vertical and currency already');
  }
}

export const productRateHandlers = handlers({
  listProductRates: async ({ tx, list, actor }) => {
    const page = await listRows(tx, productRates, list);
    return { objects: page.objects.map((row) => present(row, actor)), total_rows: page.total_rows };
  },

  exportProductRates: async (call) =>
    exportRows<RateRow>(call, productRates, 'rates', {
      'Applies to': (row) => row.account_name ?? 'All accounts',
      Type: (row) => row.product_type,
      Vertical: (row) => row.vertical?.name,
      'Rate per thousand': (row) => (row.cpm_cents / 100).toFixed(2),
      Currency: (row) => row.currency,
    }),

  getRateInUse: async ({ tx, query }) => {
    const { account_id: accountId, advertiser_id: advertiserId, product_type: type } = query;
    await accountInReach(tx, accountId);
    if (!(await hasAdvertiser(tx, accountId, advertiserId))) throw notFound();
    const product = { account_id: accountId, advertiser_id: advertiserId, type };
    const rate = await rateOf(tx, { ...product, rate_cpm_cents: null, currency: NEW_CURRENCY });
    return { rate: rate && { cpm_cents: rate.cpmCents, currency: rate.currency, source: rate.source } };
  },

  createProductRate: async ({ tx, body, actor }) => {
    const { account_id: accountId = null, vertical_id: verticalId = null, currency = 'USD' } = body;
    if (!mayChange(accountId, actor)) throw forbidden(SUPER_ADMIN);
    if (accountId !== null && !actor.superAdmin && !actor.accounts.includes(accountId)) throw notFound();
    refuseCurrency(body.currency);
    if (verticalId !== null && !(await hasVertical(tx, verticalId))) {
      throw invalid({ vertical_id: 'Vertical is not valid' });
    }
    const key = { accountId, type: body.product_type, verticalId, currency };
    await refuseSecond(tx, key, null);
    const id = await insertRate(tx, key, body.cpm_cents, actor.userId);
    await changed(tx, 'product_rate', id, accountId);
    const shown = await show(tx, id, actor);
    return record(shown, shown.version, 201);
  },

  updateProductRate: async ({ tx, path, body, actor, ifMatch }) => {
    const before = await show(tx, path.id, actor);
    if (!mayChange(before.account_id, actor)) throw forbidden(SUPER_ADMIN);
    const rate = { id: path.id, accountId: before.account_id };
    await lockRate(tx, rate);
    const now = await show(tx, path.id, actor);
    await expectVersion(ifMatch, now, () => now);
    refuseCurrency(body.currency);
    const { cpm_cents: cpmCents = now.cpm_cents, currency = now.currency } = body;
    if (cpmCents !== now.cpm_cents || currency !== now.currency) {
      const { product_type: type, vertical } = now;
      await refuseSecond(tx, { ...rate, type, verticalId: vertical?.id ?? null, currency }, path.id);
      await updateRate(tx, rate, { cpmCents, currency });
      await changed(tx, 'product_rate', path.id, rate.accountId);
    }
    const shown = await show(tx, path.id, actor);
    return record(shown, shown.version);
  },
});
