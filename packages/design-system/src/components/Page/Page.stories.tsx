import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Page } from './Page.tsx';

const meta = preview.meta({ title: 'Layout/Page', component: Page, parameters: { layout: 'fullscreen' } });

const body = (
  <>
    <PageHeader title="Orders" />
    <Card>What the page is about.</Card>
  </>
);

export const Permutations = meta.story({
  render: () => (
    <>
      {/* Three pages in one document. Inside an article, a header isn't the banner of the document. */}
      <article>
        <Page>{body}</Page>
      </article>
      <article>
        <Page width="narrow">
          <PageHeader title="Unauthorized" />
          <Card>You need the permission can_view_order for this page.</Card>
        </Page>
      </article>
      <article>
        <Page width="landing">
          <PageHeader title="Saturday, November 21" size="large" />
          <Card>Tiles.</Card>
        </Page>
      </article>
    </>
  ),
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Orders', 'Unauthorized', 'Saturday, November 21']);
    const [full, narrow] = canvas
      .getAllByRole('article')
      .map((one) => one.firstElementChild?.getBoundingClientRect().width);
    await expect(narrow).toBeLessThan(full ?? 0);
  },
});
