import { expect, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { productReport } from '../../../fixtures/builders/report.builders.ts';
import { loading } from '../../../fixtures/handlers/scenarios.ts';
import { failingRecord } from '../../../fixtures/listStates.ts';

const meta = preview.meta({
  title: 'Screens/Order Management/Report',
  parameters: { route: '/order-management/preview-product-report/20911', layout: 'fullscreen' },
});

/** Compares ordered with delivered, and shows responses by day and by link. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Winter tyres reminder' })).toBeVisible();
    await expect(canvas.getByText('97.4%, usually 98.4%')).toBeVisible();
    await expect(canvas.getByText('40,112 delivered are billed: $501.40 at $12.50 for 1,000.')).toBeVisible();
    await expect(canvas.getByText('31 hard, 12 soft')).toBeVisible();
    await expect(canvas.getByText('36.9%, usually 31.2%')).toBeVisible();
    await expect(canvas.getByText('0.01%, usually 0.011%')).toBeVisible();
    await expect(canvas.getByText(/^Machines opened 8,921 e-mails and clicked in 416 e-mails/)).toBeVisible();
    await expect(canvas.getByText(/last 12 e-mails of Brückner Reifen GmbH/)).toBeVisible();
    // The first day of the data, in every time zone.
    await expect((await canvas.findAllByText('11/17/2026'))[0]).toBeInTheDocument();
    await expect(canvas.queryByText('11/16/2026')).toBeNull();
    await expect(await canvas.findByRole('table', { name: 'Clicks by link' })).toBeVisible();
    const links = canvas.getByRole('table', { name: 'Clicks by link' });
    await expect(within(links).getByText('3,810')).toBeVisible();
    await expect(within(links).getByText('Link 3')).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading('v1', '/product/{id}/report')) });

/** The figures of another system know no machines, and of an advertiser's first mails nothing is usual yet. */
export const PeopleOnly = meta.story({
  beforeEach: ({ msw }) => {
    const none = { machine_opens: 0, unique_machine_opens: 0, machine_clicks: 0, unique_machine_clicks: 0 };
    const { totals, days, links } = productReport();
    const people = {
      usual: null,
      totals: { ...totals, ...none },
      days: days.map((day) => ({ ...day, ...none })),
      links: links.map((link) => ({ ...link, machine_clicks: 0 })),
    };
    return msw.use(mock.get('v1', '/product/{id}/report', () => productReport(people)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('36.9% of delivered')).toBeVisible();
    await expect((await canvas.findAllByText('People who opened'))[0]).toBeVisible();
    await expect(canvas.queryByText(/machines/i)).toBeNull();
  },
});

/** On the start day there are no responses yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock.get('v1', '/product/{id}/report', () => productReport({ days: [], links: [], cost: null }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No responses yet')).toBeVisible();
  },
});

export const Failing = meta.story({ ...failingRecord('v1', '/product/{id}/report', 'The report'), name: 'Error' });

export const Forbidden = meta.story({
  parameters: { permissions: ['can_view_order', 'can_view_product'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can_view_report/)).toBeVisible();
  },
});
