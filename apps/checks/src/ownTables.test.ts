import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { ownTables } from './rules/tables.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const FILENAME = '/repository/apps/api/src/modules/orders/orders.repository.ts';

new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } }).run('own-tables', ownTables, {
  valid: [
    { code: 'sql`select id from product p join orders o on o.id = p.order_id`', filename: FILENAME },
    { code: "tx.selectFrom('product').select('id')", filename: FILENAME },
    { code: 'const list = { from: sql`orders o` };', filename: FILENAME },
    { code: 'sql`select event from (select 1 as event) as found`', filename: FILENAME },
    { code: 'sql`select id from users`', filename: '/repository/apps/api/src/testing/factories.ts' },
  ],
  invalid: [
    { code: 'sql`select id from users`', filename: FILENAME, errors: 1 },
    {
      code: 'sql`select id from product p left join creative c on c.id = p.creative_id`',
      filename: FILENAME,
      errors: 1,
    },
    { code: 'sql`update file set state = 1`', filename: FILENAME, errors: 1 },
    { code: "tx.selectFrom('users as u').select('id')", filename: FILENAME, errors: 1 },
    {
      code: "tx.selectFrom('product').innerJoin('account', 'account.id', 'product.account_id')",
      filename: FILENAME,
      errors: 1,
    },
    { code: 'const list = { from: sql`product_response r` };', filename: FILENAME, errors: 1 },
  ],
});
