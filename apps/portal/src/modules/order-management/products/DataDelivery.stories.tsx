import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  deliveredData,
  refusedDelivery,
  waitingDelivery,
} from '../../../fixtures/builders/sending/dataDelivery.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

const meta = preview.meta({
  title: 'Screens/Order Management/Data delivery',
  parameters: { route: '/order-management/edit-order/10428?product=20911', layout: 'fullscreen' },
});

/** The destination has all files: their names, sizes and hashes are on the page. */
export const Default = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/product/{id}', () => deliveredData())),
  play: async ({ canvas }) => {
    const files = within(await canvas.findByRole('region', { name: 'Delivered files' }));
    await expect(files.getByText(/^read back from Nightly lists/)).toBeVisible();
    await expect(files.getByText('Winter-tyres-reminder-20911-1.csv')).toBeVisible();
    await expect(files.getByText('2.5 MB')).toBeVisible();
    await expect(files.getByText(/^7c41d2f08a5b94be/)).toBeVisible();
    await expect(canvas.getByText('41,304 of 41,306 records delivered')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'From the file to the destination' })).toBeVisible();
    const process = within(await canvas.findByRole('table', { name: 'Process' }));
    await expect(process.getAllByRole('row')).toHaveLength(5);
    await expect(process.getByText('41,304 delivered, 2 suppressed late')).toBeVisible();
    const sent = within(canvas.getByRole('region', { name: 'What is sent' }));
    await expect(sent.getByText('Delivered to')).toBeVisible();
    await expect(sent.getByText('Nightly lists')).toBeVisible();
  },
});

/** Before the go-ahead: what goes where. */
export const Waiting = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/product/{id}', () => waitingDelivery())),
  play: async ({ canvas }) => {
    const process = within(await canvas.findByRole('table', { name: 'Process' }));
    await expect(
      process.getByText('41,306 records and the creative to Nightly lists, with 1 min to undo'),
    ).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Delivered files' })).toBeNull();
  },
});

/** The review says where the list and the creative go, and has no mail to look at. */
export const Reviewed = meta.story({
  parameters: { route: '/order-management/edit-order/10428?product=20911&ask=confirm' },
  beforeEach: Waiting.input.beforeEach,
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Review before sending' }));
    await expect(await sheet.findByText('Delivered to')).toBeVisible();
    await expect(sheet.getByText('Nightly lists')).toBeVisible();
    await expect(sheet.getByText('List and creative go to Nightly lists')).toBeVisible();
    await expect(sheet.queryByText('Subject')).toBeNull();
    await expect(sheet.getByRole('button', { name: 'Confirm 41,306 records' })).toBeEnabled();
  },
});

/** The destination refused the files in all runs: the product says why, and is resumed once that is repaired. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/product/{id}', () => refusedDelivery())),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/did not take the files/))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Resume' })).toBeEnabled();
  },
});
