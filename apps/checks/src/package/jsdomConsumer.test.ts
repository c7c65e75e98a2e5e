import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { readmeFiles } from './readmeFiles.ts';

const outside = inject('outside');
const folder = join(outside, 'jsdom-app');
const readme = readmeFiles('design-system');

const TEST = `
import { chooseOptions, confirmModal, findTable } from '@mailroom/design-system/testing';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { NewOrder } from './NewOrder.tsx';
import { Orders } from './Orders.tsx';

const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
const root = document.body.appendChild(document.createElement('div'));
// A machine that runs other checks at the same time may be slow.
const soon = (look: () => void) => vi.waitFor(look, 120_000);
const press = (name: string) => [...root.querySelectorAll('button')].find((one) => one.textContent === name)?.click();

it('works without a provider, in strict mode, without a word in the console', async () => {
  createRoot(root).render(<StrictMode><Orders /><NewOrder /></StrictMode>);
  const orders = await findTable('Orders');
  expect(orders.headers()).toEqual(['Order', 'Status', 'Channels', 'Price', 'Start']);
  await orders.search('wave 4');
  await orders.sortBy('Price', 'descending');
  expect(orders.column('Order')[0]).toBe('Wave 48');
  await orders.select('Wave 48');
  await soon(() => expect(root.textContent).toContain('Launch 1'));
  await chooseOptions('Channels', 'Letter');
  await soon(() => expect(orders.rows()).toHaveLength(3));
  press('Save');
  await soon(() => expect(document.activeElement?.getAttribute('name')).toBe('name'));
  await chooseOptions('Team', 'Lagos');
  press('Save');
  await soon(() => expect(root.textContent).toContain('One field needs a change'));
  expect(said.flatMap((one) => one.mock.calls)).toEqual([]);
});
`;

it('can be tested in jsdom with only its own helpers', () => {
  const files = {
    'package.json': JSON.stringify({ type: 'module', private: true }),
    'vitest.config.ts': "export default { test: { environment: 'jsdom', testTimeout: 600_000 } };\n",
    'orders.test.tsx': TEST,
    'Orders.tsx': readme['src/Orders.tsx'] ?? '',
    'NewOrder.tsx': readme['src/NewOrder.tsx'] ?? '',
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  const vitest = join(outside, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, NO_COLOR: '1' };
  const { stdout, stderr } = spawnSync(process.execPath, [vitest, 'run'], { cwd: folder, encoding: 'utf8', env });
  expect(`${stdout}${stderr}`).toMatch(/Tests\s+1 passed/);
});
