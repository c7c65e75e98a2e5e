import { expect, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { productReport } from '../../../fixtures/builders/report.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

const meta = preview.meta({
  title: 'Screens/Order Management/Report of a corrected mail',
  parameters: { route: '/order-management/preview-product-report/20911', layout: 'fullscreen' },
});

/** A corrected mail: the report says who got which revision, and counts the clicks of both. */
export const Default = meta.story({
  beforeEach: ({ msw }) => {
    const [attempt] = productReport().attempts;
    const [link] = productReport().links;
    const attempts = attempt
      ? [
          { ...attempt, delivered: 2981 },
          { ...attempt, attempt: 2, revision: 5, delivered: 37_131 },
        ]
      : [];
    // The corrected mail has another address in the same place.
    const links = link ? [link, { ...link, url: `${link.url}?from=5`, clicks: 77, unique_clicks: 70 }] : [];
    msw.use(mock.get('v1', '/product/{id}/report', () => productReport({ attempts, links })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2,981 got revision 4, 37,131 revision 5.')).toBeVisible();
    await expect(await canvas.findByText('of all revisions')).toBeVisible();
    const links = await canvas.findByRole('table', { name: 'Clicks by link' });
    await expect(within(links).getByText('77')).toBeVisible();
    await expect(within(links).getAllByText('Book your tyre change')).toHaveLength(2);
  },
});
