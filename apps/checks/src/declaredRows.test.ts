import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { declaredRows } from './rules/declaredRows.ts';

RuleTester.describe = describe;
RuleTester.it = it;

new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } }).run('declared-rows', declaredRows, {
  valid: [
    'const rows = await selectRows(tx, { id: int }, sql`select id from role`);',
    'const rows = await tx.selectFrom("role").select("id").execute();',
    'await sql`delete from event`.execute(tx);',
    'const { numAffectedRows } = await sql`delete from event`.execute(tx);',
    'const { rows } = await readFile(path);',
  ],
  invalid: [
    { code: 'const { rows } = await sql`select 1`.execute(tx);', errors: 1 },
    { code: 'const { rows: images } = await statement.execute(tx);', errors: 1 },
    { code: 'const found = (await statement.execute(tx)).rows[0];', errors: 1 },
    { code: 'const stored = await sql<Row>`select 1`.execute(tx);', errors: 1 },
    { code: 'return sql<Row>`select 1`.execute(tx);', errors: 1 },
  ],
});
