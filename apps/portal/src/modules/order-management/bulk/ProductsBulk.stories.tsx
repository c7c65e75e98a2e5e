import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { mock } from '../../../fixtures/handlers/mock.ts';

const sent = fn();

const meta = preview.meta({
  title: 'Screens/Order Management/Many products',
  parameters: { route: '/order-management/dashboard', layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      mock.post('v2', '/product/bulk', async ({ request }) => {
        sent(await request.json());
        return { done: [20_910], refused: [{ id: 20_912, reason: 'It has too few people' }] };
      }),
    );
  },
});

interface Person {
  click: (element: Element) => Promise<void>;
}

/** Selects products by their names, and opens one of the actions. */
async function choose(canvas: HTMLElement, person: Person, names: readonly string[], action: string) {
  const table = within(await within(canvas).findByRole('table', { name: 'Orders' }));
  await table.findByRole('link', { name: /Autumn trail boots, wave 1/ });
  for (const name of names) await person.click(table.getByRole('checkbox', { name: new RegExp(name) }));
  const bar = within(await within(canvas).findByRole('group', { name: `${names.length} selected` }));
  await person.click(await bar.findByRole('button', { name: action }));
}

const THREE = ['Autumn trail boots, wave 1', 'Autumn trail boots, wave 2', 'Winter tyres reminder'];

/** One sheet for all: to how many each goes, for how much and when, and which of them stay and why. */
export const Launch = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    await choose(canvasElement, userEvent, THREE, 'Launch');
    const sheet = within(await screen.findByRole('dialog', { name: 'Review before sending' }));
    await expect(await sheet.findByText('2 products will not be launched')).toBeVisible();
    await expect(sheet.getByRole('row', { name: /wave 2.*41,306/ })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Launch 1 product' }));
    // The notice says which of them stayed, and why.
    await expect(await screen.findByText(/Autumn trail boots, wave 1: It has too few people/)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      action: 'launch',
      ids: [20_910],
      seen: [{ id: 20_910, version: expect.any(Number) }],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Each product is shown as the move would leave it, before it is made and as one types. */
export const Move = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    await choose(canvasElement, userEvent, THREE, 'Move');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 3 products' }));
    await expect(await dialog.findByText('Turns 1 product to Pending: Audience')).toBeVisible();
    const days = dialog.getByRole('spinbutton', { name: 'Days' });
    await userEvent.clear(days);
    await userEvent.click(dialog.getByRole('button', { name: /^Move/ }));
    await expect(days).toHaveAccessibleDescription(/Type how many days/);
    await userEvent.type(days, '-2');
    await expect(await dialog.findByRole('row', { name: /wave 2.*11\/22\/2026/ })).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Move 3 products' }));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await expect(sent.mock.lastCall?.[0]).toMatchObject({
      action: 'move',
      move: { by_days: -2 },
      ids: [20_912, 20_910, 20_911],
      seen: [{ id: 20_912 }, { id: 20_910 }, { id: 20_911 }],
    });
  },
});

/** A product that goes out stays as it is, with the reason; the others are moved to one day and time. */
export const MoveToDay = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    await choose(canvasElement, userEvent, ['Autumn trail boots, wave 2', 'Early access, gift sets'], 'Move');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 products' }));
    await expect(await dialog.findByText('Leaves 1 product as it is')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /To a day and time/ }));
    await userEvent.click(await dialog.findByRole('button', { name: /^Move/ }));
    await expect(await dialog.findAllByText('Choose a day')).not.toHaveLength(0);
    await expect(dialog.getByText('Its list is frozen. Pause it first.')).toBeVisible();
  },
});

/** A reason is asked once for all. */
export const Pause = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    await choose(canvasElement, userEvent, ['Early access, gift sets'], 'Pause');
    const dialog = within(await screen.findByRole('dialog', { name: 'Pause 1 product' }));
    await userEvent.type(dialog.getByRole('textbox'), 'The shop is down');
    await userEvent.click(dialog.getByRole('button', { name: 'Pause 1 product' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ action: 'pause', ids: [20_915], reason: 'The shop is down' }),
    );
  },
});

/** On a phone the sheet has one card for each product, with what becomes of it. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement, userEvent }) => {
    await choose(canvasElement, userEvent, THREE, 'Launch');
    const sheet = within(await screen.findByRole('dialog', { name: 'Review before sending' }));
    await expect(await sheet.findByText('2 products will not be launched')).toBeVisible();
    await expect(sheet.getByText('Autumn trail boots, wave 2')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Launch 1 product' })).toBeVisible();
  },
});

/** Somebody who may do none of it selects nothing. */
export const ReadOnly = meta.story({
  parameters: { permissions: ['can_view_order', 'can_view_product'] },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Orders' }));
    await table.findByRole('link', { name: /Autumn trail boots, wave 1/ });
    await expect(table.queryByRole('checkbox')).toBeNull();
  },
});
