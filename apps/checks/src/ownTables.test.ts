import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { ownTables } from './rules/tables.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const filename = '/repository/apps/api/src/modules/orders/orders.repository.ts';

new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } }).run('own-tables', ownTables, {
  valid: [
    { code: 'sql`select id from product p join orders o on o.id = p.order_id`', filename },
    { code: "tx.selectFrom('product').select('id')", filename },
    { code: 'const list = { from: sql`orders o` };', filename },
    { code: 'sql`select event from (select 1 as event) as found`', filename },
    { code: 'sql`select id from users`', filename: '/repository/apps/api/src/testing/factories.ts' },
  ],
  invalid: [
    { code: 'sql`select id from users`', filename, errors: 1 },
    { code: 'sql`select id from product p left join creative c on c.id = p.creative_id`', filename, errors: 1 },
    { code: 'sql`update file set state = 1`', filename, errors: 1 },
    { code: "tx.selectFrom('users as u').select('id')", filename, errors: 1 },
    { code: "tx.selectFrom('product').innerJoin('account', 'account.id', 'product.account_id')", filename, errors: 1 },
    { code: 'const list = { from: sql`product_response r` };', filename, errors: 1 },
  ],
});
