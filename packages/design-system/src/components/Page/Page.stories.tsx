import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Split } from '../Split/Split.tsx';
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
      {/* Four pages in one document. Inside an article, a header isn't the banner of the document. */}
      <article>
        <Page>{body}</Page>
      </article>
      <article>
        <Page width="narrow">
          <PageHeader title="Add order" />
          <Card>A form begins where its list does.</Card>
        </Page>
      </article>
      <article>
        <Page width="message">
          <PageHeader title="You are signed out" />
          <Card>One message, in the middle.</Card>
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
    await expect(titles).toEqual(['Orders', 'Add order', 'You are signed out', 'Saturday, November 21']);
    const [list, form] = canvas
      .getAllByRole('article')
      .map((one) => one.querySelector('header')?.getBoundingClientRect() ?? new DOMRect());
    await expect(form?.left).toBe(list?.left);
    await expect(form?.width).toBeLessThanOrEqual(720);
  },
});

/** A split that fills the window ends where the page's smaller foot begins, and the page doesn't scroll. */
export const LeavesItsHeight = meta.story({
  args: {
    isDense: true,
    children: (
      <Split isFilling aside={<Card>Preview</Card>}>
        Code
      </Split>
    ),
  },
  parameters: { viewport: { options: { desk: { name: 'Desk', styles: { width: '1440px', height: '900px' } } } } },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const split = canvas.getByText('Code').parentElement as HTMLElement;
    await waitFor(() => expect(innerHeight - split.getBoundingClientRect().bottom).toBeLessThanOrEqual(16));
    await expect(split.getBoundingClientRect().top).toBeLessThanOrEqual(8);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
  },
});
