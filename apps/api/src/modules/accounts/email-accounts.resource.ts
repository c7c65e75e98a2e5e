import { sql } from 'kysely';
import { accountsArray } from '../../platform/list/accounts-array.ts';
import { inScope } from '../../platform/database/tx.ts';
import type { Resource } from '../../platform/list/resource.ts';

export interface EmailAccountRow {
  id: number;
  name: string;
  status: 'Active' | 'Inactive';
}

/** The accounts one may work for, as a choice in every screen: light rows. */
export const emailAccounts: Resource<EmailAccountRow> = {
  from: sql`account a`,
  columns: sql`a.id, a.name, a.status`,
  id: sql.ref('a.id'),
  fields: {
    id: { sql: sql.ref('a.id'), type: 'integer' },
    name: { sql: sql`lower(a.name) collate "C"`, type: 'text' },
  },
  search: { name: (tx, text) => sql<boolean>`a.id in (select search_account(${accountsArray(tx)}, ${text}))` },
  scope: (tx) => inScope(tx, sql.ref('a.id')),
};
