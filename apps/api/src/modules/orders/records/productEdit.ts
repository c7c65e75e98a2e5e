import { earliestEnd } from '@mailroom/domain/forms/dateRules';
import { fieldName } from '@mailroom/domain/forms/fields';
import { rules } from '@mailroom/domain/forms/validation';
import type { Insertable } from 'kysely';
import { invalid } from '../../../errors.ts';
import type { Product } from '../../../platform/database/tables.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { hasAudience } from '../../audiences/audiences.reads.ts';
import { hasCreative } from '../../creatives/creatives.reads.ts';
import { installOf } from '../../installs/installs.reads.ts';

/** The writable fields of a product under the contract's names. An absent field stays as it is; null clears it. */
export interface ProductFields {
  product_name?: string;
  product_type?: 'E-mail deployment' | 'Data delivery' | null;
  product_start_date?: string | null;
  product_end_date?: string | null;
  volume_ordered?: number | null;
  volume_tolerance_percent?: number | null;
  audience_id?: number | null;
  creative_id?: number | null;
  install_id?: number | null;
  rate_cpm_cents?: number | null;
}

type Columns = Partial<
  Pick<
    Insertable<Product>,
    | 'name'
    | 'type'
    | 'starts_at'
    | 'ends_at'
    | 'volume_ordered'
    | 'volume_tolerance_percent'
    | 'audience_id'
    | 'creative_id'
    | 'install_id'
    | 'rate_cpm_cents'
  >
>;

function dateOf(text: string | null | undefined): Date | null | undefined {
  return text === undefined || text === null ? text : new Date(text);
}

export function columnsOf(fields: ProductFields): Columns {
  const all = {
    name: fields.product_name,
    type: fields.product_type,
    starts_at: dateOf(fields.product_start_date),
    ends_at: dateOf(fields.product_end_date),
    volume_ordered: fields.volume_ordered,
    volume_tolerance_percent: fields.volume_tolerance_percent,
    audience_id: fields.audience_id,
    creative_id: fields.creative_id,
    install_id: fields.install_id,
    rate_cpm_cents: fields.rate_cpm_cents,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Columns;
}

interface Stored {
  starts_at: Date | null;
  ends_at: Date | null;
  first_launched_at: Date | null;
}

const NEW: Stored = { starts_at: null, ends_at: null, first_launched_at: null };

export interface Calendar {
  now: Date;
  /** The account's time zone, in whose days dates are compared. */
  timeZone: string;
  /** How many days before its start a product must be launched for the first time. */
  deploymentDeltaDays: number;
}

/** Years have four digits wherever dates are written. */
const LATEST = Date.parse('9999-12-31T23:59:59.999Z');

function isSame(before: Date | null, after: Date | null): boolean {
  return before?.valueOf() === after?.valueOf();
}

/** Checks the rules that compare a date with the stored product, its account or today. The contract checks the others. */
export function refuseDates(fields: ProductFields, calendar: Calendar, before: Stored = NEW): void {
  const problems: Record<string, string> = {};
  for (const field of ['product_start_date', 'product_end_date'] as const) {
    const at = dateOf(fields[field])?.valueOf();
    if (at !== undefined && !(at <= LATEST)) problems[field] = `${fieldName(field)} is not valid`;
  }
  const { starts_at: startsAt, ends_at: endsAt } = { ...before, ...columnsOf(fields) } as Stored;
  // A start that has passed blocks nothing as long as it stays as it is.
  if (!isSame(before.starts_at, startsAt)) {
    const problem = rules.future_date(startsAt, {
      field: 'product_start_date',
      now: calendar.now,
      offset_days: before.first_launched_at === null ? calendar.deploymentDeltaDays : 0,
      time_zone: calendar.timeZone,
    });
    if (problem !== undefined) problems['product_start_date'] ??= problem;
  }
  if (startsAt !== null) {
    const problem = rules.min_date(endsAt, { field: 'product_end_date', earliest: earliestEnd(startsAt) });
    if (problem !== undefined) problems['product_end_date'] ??= problem;
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** Parts must belong to the product's account. A foreign part and one that doesn't exist get the same answer. */
export async function refuseForeignParts(tx: Tx, accountId: number, fields: ProductFields): Promise<void> {
  const { audience_id: audienceId, creative_id: creativeId, install_id: installId } = fields;
  if (typeof audienceId === 'number' && !(await hasAudience(tx, accountId, audienceId))) {
    throw invalid({ audience_id: 'Audience is not valid' });
  }
  if (typeof creativeId === 'number' && !(await hasCreative(tx, accountId, creativeId))) {
    throw invalid({ creative_id: 'Creative is not valid' });
  }
  if (typeof installId === 'number' && !(await installOf(tx, accountId, installId))) {
    throw invalid({ install_id: 'Install is not valid' });
  }
}
