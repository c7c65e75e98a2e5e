import { sql } from 'kysely';
import { int, oneOf, text, type RowOf } from '../../../platform/database/statement.ts';
import { inScope } from '../../../platform/database/tx.ts';
import type { Resource } from '../../../platform/list/resource.ts';
import { textSearch } from '../../../platform/list/textSearch.reads.ts';

const EMAIL_ACCOUNT = {
  id: int,
  name: text,
  status: oneOf<'Active' | 'Inactive'>(),
};

type EmailAccountRow = RowOf<typeof EMAIL_ACCOUNT>;

/** The caller's accounts as choices. Rows are small because every screen loads them. */
export const emailAccounts: Resource<EmailAccountRow> = {
  row: EMAIL_ACCOUNT,
  from: sql`account a`,
  columns: sql`a.id, a.name, a.status`,
  id: sql.ref('a.id'),
  fields: {
    id: { sql: sql.ref('a.id'), type: 'integer' },
    name: { sql: sql`lower(a.name) collate "C"`, type: 'text' },
  },
  search: { name: textSearch(sql`lower(a.name)`, (text) => sql<boolean>`a.id in (select search_account(${text}))`) },
  scope: (tx) => inScope(tx, sql.ref('a.id')),
};
