import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { contractTypes } from './rules/contractTypes.ts';

RuleTester.describe = describe;
RuleTester.it = it;

function inModule(name: string): string {
  return `/repository/apps/api/src/modules/orders/${name}`;
}

const CLIENT = '@mailroom/api-client';
const SCHEMAS = `import type { V1Schemas } from '${CLIENT}';`;
const CALL = "import type { Call } from '../../contract/handlers.ts';";

new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } }).run('contract-types', contractTypes, {
  valid: [
    { code: SCHEMAS, filename: inModule('orders.handlers.ts') },
    { code: SCHEMAS, filename: inModule('products/products.present.ts') },
    { code: SCHEMAS, filename: inModule('orders.test.ts') },
    { code: CALL, filename: inModule('orders.handlers.ts') },
    { code: CALL, filename: '/repository/apps/api/src/contract/bind.ts' },
    { code: "import { expectVersion } from '../../contract/version.ts';", filename: inModule('orders.service.ts') },
    { code: "import type { Module } from '../../contract/module.ts';", filename: inModule('orders.module.ts') },
  ],
  invalid: [
    { code: SCHEMAS, filename: inModule('orders.service.ts'), errors: 1 },
    { code: SCHEMAS, filename: inModule('orders.jobs.ts'), errors: 1 },
    { code: CALL, filename: inModule('orders.service.ts'), errors: 1 },
    { code: "import type { Call } from '../../../contract/handlers.ts';", filename: inModule('a/b.ts'), errors: 1 },
    { code: "import type { BodyOf } from '../../contract/operations.ts';", filename: inModule('x.ts'), errors: 1 },
    { code: `export type { V1Schemas } from '${CLIENT}';`, filename: inModule('x.ts'), errors: 1 },
    { code: `type Body = import('${CLIENT}').V1Schemas;`, filename: inModule('x.ts'), errors: 1 },
  ],
});
