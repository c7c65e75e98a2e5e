import { HARBOUR } from './harbourApp.ts';
import { readmeFiles, readmeText } from './readmeFiles.ts';

/** A consumer's tests of the README's screens, of a task in steps, and of what asks for the window's width, dates and menus. */
const TEST_OF_VITEST = `
import { configure, waitFor } from '@testing-library/dom';
import { AppShell, DatePicker, DateRangePicker, DateTimeInput, HeaderMenu, TimeInput } from '@mailroom/design-system';
import { chooseItem, chooseOptions, findTable, pickDate, pickRange, pickTime } from '@mailroom/design-system/testing';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import { NewOrder } from './NewOrder.tsx';
import { Orders } from './Orders.tsx';
import { Shell } from './Shell.tsx';
import { Voyage } from './Voyage.tsx';

const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
let root = document.body;
beforeEach(() => {
  root.replaceChildren();
  root = document.body.appendChild(document.createElement('div'));
});
// A machine that runs other checks at the same time may be slow.
configure({ asyncUtilTimeout: 300_000 });
const soon = (look: () => void) => waitFor(look);
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
});

it('has the width of a window, dates and menus', async () => {
  const saw = vi.fn();
  createRoot(root).render(
    <AppShell
      brand={{ name: 'Harbour', href: '/' }}
      sideNav={[{ id: 'all', items: [{ label: 'Orders', href: '/orders' }] }]}
      person={<HeaderMenu label="Theme" items={[{ id: 'dark', label: 'Dark' }]} onAction={saw} />}
    >
      <DatePicker label="Due" onValueChange={saw} />
      <DateRangePicker label="Season" onValueChange={saw} presets={[]} />
      <DateTimeInput label="Starts" onValueChange={saw} />
      <TimeInput label="Daily at" onValueChange={saw} />
    </AppShell>,
  );
  await pickDate('Due', '2026-12-31');
  await pickRange('Season', { start: '2026-05-01', end: '2026-09-30' });
  await pickDate('Starts', '2026-12-31T09:30');
  await pickTime('Daily at', '20:05');
  await chooseItem('Theme', 'Dark');
  for (const value of ['2026-12-31', { start: '2026-05-01', end: '2026-09-30' }, '2026-12-31T09:30:00.000Z', '20:05', 'dark'])
    expect(saw).toHaveBeenCalledWith(value);
});

it('plans a voyage in steps, in the look of another application', async () => {
  createRoot(root).render(<Shell><Voyage /></Shell>);
  await soon(() => expect(root.textContent).toContain('Harbour'));
  press('Next');
  await soon(() => expect(root.textContent).toContain('Name the ship.'));
  await userEvent.type(root.querySelector('[name="ship"]')!, 'Alba');
  press('Next');
  await pickDate('Leaves', '2026-12-31');
  press('Plan voyage');
  await soon(() => expect(root.textContent).toContain('Alba leaves soon.'));
  await chooseItem('Theme', 'dark');
  await soon(() => expect(document.documentElement.dataset.theme).toBe('dark'));
});

afterEach(() => expect(said.flatMap((one) => one.mock.calls)).toEqual([]));
`;

/** The same tests for Jest, whose globals need no import. */
const TEST_OF_JEST = TEST_OF_VITEST.replace(/^import .* from 'vitest';$/m, '').replaceAll('vi.', 'jest.');

const screens = {
  'NewOrder.tsx': readmeFiles('design-system')['src/NewOrder.tsx'] ?? '',
  'Orders.tsx': HARBOUR['Orders.tsx'],
  'Shell.tsx': HARBOUR['Shell.tsx'],
  'Voyage.tsx': HARBOUR['Voyage.tsx'],
};

export const VITEST_APP = {
  ...screens,
  'vitest.config.ts': "export default { test: { environment: 'jsdom', testTimeout: 600_000 } };\n",
  'orders.test.tsx': TEST_OF_VITEST,
};

/** The line for Jest that the README shows. */
const ignored = /`(transformIgnorePatterns: [^`]+)`/.exec(readmeText('design-system'))?.[1];

export const JEST_APP = {
  ...screens,
  'orders.test.tsx': TEST_OF_JEST,
  'swc.json': JSON.stringify({
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
  }),
  'jest.config.cjs': `module.exports = {
  testEnvironment: 'jsdom',
  testTimeout: 600_000,
  transform: { '\\\\.[jt]sx?$': ['@swc/jest', require('./swc.json')] },
  setupFilesAfterEnv: ['@mailroom/design-system/testing/jsdom'],
  ${ignored ?? ''},
};
`,
};
