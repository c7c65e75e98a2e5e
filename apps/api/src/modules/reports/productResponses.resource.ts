import { sql } from 'kysely';
import type { Resource } from '../../platform/list/resource.ts';
import { inScope } from '../../platform/database/tx.ts';
import type { DayColumn } from '../launches/launches.reads.ts';

export type ResponseDay = Record<DayColumn, number> & {
  id: number;
  product_id: number;
  day: string;
  source: 'tracking' | 'upload';
};

export const productResponses: Resource<ResponseDay> = {
  from: sql`product_response r`,
  columns: sql`r.id, r.product_id, r.day, r.source, r.delivered, r.bounced, r.opens, r.unique_opens, r.clicks,
    r.unique_clicks, r.unsubscribes, r.complaints`,
  id: sql.ref('r.id'),
  fields: {
    day: { sql: sql.ref('r.day'), type: 'date' },
    product_id: { sql: sql.ref('r.product_id'), type: 'integer' },
    source: { sql: sql.ref('r.source'), type: 'text' },
  },
  scope: (tx) => inScope(tx, sql.ref('r.account_id')),
};
