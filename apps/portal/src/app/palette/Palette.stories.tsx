import { Link, Page, PageHeader } from '@mailroom/design-system';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { mock } from '../../fixtures/handlers/mock.ts';
import { useCurrentAccount } from '../../session/account/useCurrentAccount.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';

const PALETTE = /Mac/.test(navigator.platform) ? '{Meta>}k{/Meta}' : '{Control>}k{/Control}';

function Bench() {
  const { account } = useCurrentAccount();
  return (
    <Page>
      <PageHeader title="Bench" note={`for ${account?.name}`} />
      <Link href="/bench/7">Winter offer</Link>
    </Page>
  );
}

function RecordPage() {
  usePageTitle('Winter offer');
  return (
    <Page>
      <Link href="/bench">Back</Link>
    </Page>
  );
}

const routes = [
  { path: '/bench', Component: Bench },
  { path: '/bench/7', Component: RecordPage },
];

/** Records that were asked for by their number, outside a list. */
const askedAlone: string[] = [];

const meta = preview.meta({
  title: 'Screens/Shell palette',
  parameters: { route: '/bench', routes, layout: 'fullscreen' },
});

/** Waits for the keys, which load after the first paint. The button of the header waits for them too. */
async function keysLoaded(): Promise<void> {
  await fireEvent.click(await screen.findByRole('button', { name: /Search or jump to/ }));
  const dialog = await screen.findByRole('dialog');
  await fireEvent.keyDown(within(dialog).getByRole('combobox'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Ctrl-K opens the palette, typing searches, Enter opens. A record viewed before is listed first. */
export const Palette = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Bench' });
    await keysLoaded();
    await userEvent.keyboard(PALETTE);
    const palette = within(await screen.findByRole('dialog', { name: 'Search or jump to' }));
    await palette.findByRole('option', { name: /People/ });
    await expect(palette.queryByRole('group', { name: 'Recent' })).toBeNull();
    await userEvent.click(await palette.findByRole('option', { name: /Ζαχαροπλαστείο|Brückner/ }));
    await expect(await canvas.findByText(/^for (Ζαχαροπλαστείο|Brückner)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Winter offer' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Back' }));
    await canvas.findByRole('heading', { name: 'Bench' });
    await userEvent.click(canvas.getByRole('button', { name: /Search or jump to/ }));
    const recent = within(await screen.findByRole('group', { name: 'Recent' }));
    await expect(recent.getByRole('option')).toHaveTextContent('Winter offer');
    await userEvent.type(screen.getByRole('combobox'), 'landing{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Saturday, November 21' })).toBeVisible();
  },
});

/** Finds only pages that the user may open; an action without its permission names it. */
export const PaletteByPermission = meta.story({
  parameters: { permissions: ['can_view_creative'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Bench' });
    await keysLoaded();
    await userEvent.keyboard(PALETTE);
    const palette = within(await screen.findByRole('dialog'));
    await expect(await palette.findByRole('option', { name: /^Creatives/ })).toBeVisible();
    await expect(palette.queryByRole('option', { name: /^Users/ })).toBeNull();
    await expect(palette.queryByRole('option', { name: /Add order/ })).toBeNull();
  },
});

/** A number finds the records that have it, also after a # sign. With a kind before it, it finds only records of that kind. */
export const PaletteByNumber = meta.story({
  beforeEach: ({ msw }) => {
    askedAlone.length = 0;
    const alone = (path: '/product/{id}' | '/orders/{id}' | '/creative/{id}' | '/audience/{id}') =>
      mock.get('v1', path, ({ request }) => {
        askedAlone.push(request.url);
        return new Response(null, { status: 404 });
      });
    msw.use(alone('/product/{id}'), alone('/orders/{id}'), alone('/creative/{id}'), alone('/audience/{id}'));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Bench' });
    await keysLoaded();
    await userEvent.keyboard(PALETTE);
    const palette = within(await screen.findByRole('dialog'));
    const field = palette.getByRole('combobox');
    for (const text of ['20911', '#20911', 'product 20911']) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      const products = within(await palette.findByRole('group', { name: 'Products' }));
      await expect(products.getAllByRole('option')[0]).toHaveTextContent(
        /^Winter tyres reminder *product 20911, Winter season/,
      );
    }
    await userEvent.clear(field);
    await userEvent.type(field, 'order 10428');
    const orders = within(await palette.findByRole('group', { name: 'Orders' }));
    await waitFor(() => expect(orders.getAllByRole('option')[0]).toHaveTextContent(/order 10428, /));
    // A record that was asked for by its number and doesn't exist would be an error in the console.
    await expect(askedAlone).toEqual([]);
  },
});

/** The actions of the record in front come first, those in its menu too; a disabled one says why. */
export const PaletteActsOnThePage = meta.story({
  parameters: { route: '/order-management/edit-order/10428?product=20911' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Confirm 41,306 recipients' });
    await keysLoaded();
    await userEvent.keyboard(PALETTE);
    const palette = within(await screen.findByRole('dialog'));
    const here = within(await palette.findByRole('group', { name: 'On this page' }));
    await expect(here.getByRole('option', { name: /^Confirm 41,306 recipients/ })).toBeVisible();
    await userEvent.type(palette.getByRole('combobox'), 'abort');
    await expect(await palette.findByRole('option', { name: /^Abort/ })).toBeVisible();
    await userEvent.clear(palette.getByRole('combobox'));
    await userEvent.type(palette.getByRole('combobox'), 'confirm{Enter}');
    await expect(await screen.findByRole('dialog', { name: /Confirm|go-ahead|Review/ })).toBeVisible();
  },
});

/** The slash focuses the search of a list. On a page without one it opens the search over everything. */
export const Slash = meta.story({
  parameters: { route: '/administration/users' },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: /Search by/ });
    await keysLoaded();
    await userEvent.keyboard('/');
    await expect(search).toHaveFocus();
    await userEvent.keyboard('a/b');
    await expect(search).toHaveValue('a/b');
    await userEvent.keyboard('{Escape}');
    search.blur();
    await userEvent.keyboard('gl');
    await canvas.findByRole('heading', { name: 'Saturday, November 21' });
    await userEvent.keyboard('/');
    await expect(await screen.findByRole('dialog', { name: 'Search or jump to' })).toBeVisible();
  },
});

/** The bracket folds the side navigation and unfolds it again. */
export const Bracket = meta.story({
  parameters: { route: '/administration/users' },
  play: async ({ canvas, userEvent }) => {
    const fold = await canvas.findByRole('button', { name: 'Collapse' });
    await keysLoaded();
    await userEvent.keyboard('[[');
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('[[');
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
  },
});

/** The sheet lists the keys that work for this user, and can turn off those without Ctrl. */
export const Keys = meta.story({
  parameters: { permissions: ['can_view_creative'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Switch/ });
    await keysLoaded();
    await userEvent.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const places = within(sheet.getByRole('region', { name: 'Go to' }));
    // The key press may come before the permissions have loaded.
    await waitFor(() =>
      expect(places.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
        'Landing',
        'Creatives',
        'Tasks',
      ]),
    );
    await userEvent.click(sheet.getByRole('switch', { name: 'Keys without Ctrl' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('gl');
    await expect(canvas.getByRole('heading', { name: 'Bench' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Search or jump to/ }));
    await userEvent.type(await screen.findByRole('combobox'), 'keyboard{Enter}');
    await userEvent.click(await screen.findByRole('switch', { name: 'Keys without Ctrl' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('gl');
    await expect(await canvas.findByRole('heading', { name: 'Saturday, November 21' })).toBeVisible();
  },
});
