import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importLaw } from './importLaw.ts';
import { lint } from './lint.ts';

/** File → its import. Each entry breaks one sentence of the law. */
const broken: Record<string, string> = {
  'packages/domain/src/statuses/statuses.ts': '@mailroom/api-client',
  'packages/domain/src/mask.ts': 'dayjs',
  'packages/api-client/src/client.ts': '@mailroom/domain/statuses/statuses',
  'packages/design-system/src/components/Button/Button.tsx': '@mailroom/domain/statuses/statuses',
  'packages/design-system/src/components/Link/Link.tsx': 'react-router-dom',
  'packages/design-system/src/components/Card/Card.tsx': '../../index.ts',
  'packages/design-system/src/components/List/List.tsx': '@tanstack/react-table',
  'packages/design-system/src/components/Menu/Menu.tsx': 'react-select',
  'apps/portal/src/shared/paths.ts': '../session/me.ts',
  'apps/portal/src/session/me.ts': '../resources/access/users.queries.ts',
  'apps/portal/src/resources/access/users.queries.ts': '../components/Matrix.tsx',
  'apps/portal/src/components/Matrix.tsx': '../modules/orders/OrdersPage.tsx',
  'apps/portal/src/modules/orders/OrdersPage.tsx': '../creatives/CreativePage.tsx',
  'apps/portal/src/modules/orders/OrderForm.tsx': '../../app/routes.tsx',
  'apps/portal/src/modules/orders/products/ProductPage.tsx': '../../creatives/CreativePage.tsx',
  'apps/portal/src/modules/creatives/CreativePage.tsx': '../../fixtures/creatives.ts',
  'apps/portal/src/modules/creatives/Parts.tsx': 'styled-components',
  'apps/portal/src/app/clock.ts': 'dayjs',
  'apps/portal/src/modules/creatives/Entry.tsx': '@mailroom/design-system/Button',
  'apps/api/src/platform/clock.ts': '../modules/orders/orders.reads.ts',
  'apps/api/src/platform/mail/mail.ts': '../../contract/answer.ts',
  'apps/api/src/contract/bind.ts': '../modules/orders/orders.reads.ts',
  'apps/api/src/modules/accounts/accounts.service.ts': '../orders/orders.reads.ts',
  'apps/api/src/modules/creatives/creatives.service.ts': '../audiences/audiences.reads.ts',
  'apps/api/src/modules/orders/orders.service.ts': '../creatives/creatives.repository.ts',
  'apps/api/src/modules/orders/lines/lines.repository.ts': '../../creatives/creatives.repository.ts',
  'apps/api/src/modules/orders/lines/lines.service.ts': './lines.handlers.ts',
  'apps/api/src/modules/orders/orders.policy.ts': '../../platform/database/database.ts',
  'apps/api/src/modules/orders/orders.present.ts': './orders.repository.ts',
  'apps/api/src/modules/orders/orders.repository.ts': './orders.service.ts',
  'apps/api/src/modules/orders/product.service.ts': './orders.handlers.ts',
  'apps/api/src/app.ts': '@mailroom/local/postgres',
  'apps/api/src/server.ts': '../../../packages/domain/src/mask.ts',
  'apps/local/src/supervisor/keep.ts': '../../../api/src/app.ts',
};

const kept: Record<string, string> = {
  'packages/domain/src/dates/dates.ts': 'dayjs',
  'packages/design-system/src/components/Table/Table.tsx': '@tanstack/react-table',
  'packages/design-system/src/components/MultiSelect/MultiSelect.tsx': 'react-select',
  'apps/portal/src/session/session.ts': '../shared/paths.ts',
  'apps/portal/src/modules/creatives/Whole.stories.tsx': '@mailroom/design-system/testing',
  'apps/portal/src/modules/creatives/CreativePage.stories.tsx': '../../fixtures/creatives.ts',
  'apps/portal/src/modules/creatives/NewPage.tsx': '../../components/Matrix.tsx',
  'apps/portal/src/app/routes.tsx': '../modules/orders/OrdersPage.tsx',
  'apps/api/src/modules/orders/launch.service.ts': '../creatives/creatives.reads.ts',
  'apps/api/src/modules/orders/lines/order-lines.service.ts': '../../creatives/creatives.reads.ts',
  'apps/api/src/modules/orders/launch.repository.ts': '../../platform/database/tx.ts',
  'apps/api/src/modules/orders/orders.test.ts': '../launches/ledger.ts',
  'apps/local/src/supervisor/demo.ts': '../../../api/src/platform/secrets/crypto.ts',
};

/** A pair that depends on each other by types only. */
const TIED: Record<string, string> = {
  'packages/domain/src/whole.ts': "import type { Part } from './part.ts';\n\nexport type Whole = Part[];\n",
  'packages/domain/src/part.ts':
    "import type { Whole } from './whole.ts';\n\nexport interface Part {\n  of: Whole;\n}\n",
};

const root = mkdtempSync(join(tmpdir(), 'mailroom-law-'));
let reported: Set<string>;
let cycles: string[];

beforeAll(() => {
  for (const [file, source] of Object.entries({ ...broken, ...kept })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `import { thing } from '${source}';\n\nexport const other = thing;\n`);
  }
  for (const [file, text] of Object.entries(TIED)) writeFileSync(join(root, file), text);
  copyFileSync(join(import.meta.dirname, '../../../.oxlintrc.json'), join(root, '.oxlintrc.json'));
  const { report } = lint(root);
  const found = report.matchAll(/no-restricted-imports[^\n]*\n[^[]*\[([^\]:]+):/g);
  reported = new Set([...found].map(([, file = '']) => file));
  cycles = [...report.matchAll(/no-cycle[^\n]*\n[^[]*\[([^\]:]+):/g)].map(([, file = '']) => file);
});

afterAll(() => rmSync(root, { recursive: true }));

describe('the import law', () => {
  it.each(Object.entries(broken))('refuses that %s imports %s', (file) => {
    expect(reported).toContain(file);
  });

  it.each(Object.entries(kept))('lets %s import %s', (file) => {
    expect(reported).not.toContain(file);
  });

  it('refuses a cycle, even one of types only', () => {
    expect(cycles.toSorted()).toEqual(Object.keys(TIED).toSorted());
  });

  it('wants a place for every new server module', () => {
    const other = mkdtempSync(join(tmpdir(), 'mailroom-law-'));
    mkdirSync(join(other, 'apps/api/src/modules/novelty'), { recursive: true });
    expect(() => importLaw(other)).toThrow('Give novelty a place');
    rmSync(other, { recursive: true });
  });
});
