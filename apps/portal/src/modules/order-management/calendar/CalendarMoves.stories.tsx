import type { V2Schemas } from '@mailroom/api-client';
import type { HttpHandler } from 'msw';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { calendarProducts, productCalendar } from '../../../fixtures/builders/planning/calendar.builders.ts';
import { daysAsked, productsWithOverdue, sharesPeople } from '../../../fixtures/handlers/calendar.handlers.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { failing } from '../../../fixtures/handlers/scenarios.ts';

const moved = fn();
const BOOTS = /^Autumn trail boots, wave 2/;

const meta = preview.meta({
  title: 'Screens/Order Management/Calendar moves',
  parameters: { route: '/order-management/calendar?date=2026-11-24', layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    moved.mockClear();
    msw.use(productsWithOverdue(0));
  },
});

interface Setup {
  msw: { use(...handlers: HttpHandler[]): void };
}

/** Keeps one product where it was moved to. */
function movable({ msw }: Setup) {
  let start: string | undefined;
  msw.use(
    mock.post('v2', '/product/bulk', async ({ request }) => {
      const body = (await request.json()) as V2Schemas['ProductBulk'];
      moved(body);
      const to = body.move?.to;
      // New York is five hours behind.
      if (to) start = new Date(Date.parse(`${to.date}T${to.time}:00.000-05:00`)).toISOString();
      return { done: body.ids ?? [], refused: [] };
    }),
    mock.get('v2', '/product/calendar', ({ query }) =>
      productCalendar(
        daysAsked(query),
        calendarProducts.map((one) =>
          one.product_id === 20_910 && start !== undefined ? { ...one, starts_at: start, version: 4 } : one,
        ),
      ),
    ),
  );
}

type Canvas = ReturnType<typeof within>;

/** Waits for a deployment, and for the code that moves it. */
async function deployment(canvas: Canvas, name: RegExp) {
  const link = await canvas.findByRole('link', { name });
  await canvas.findByRole('grid', { name: /^Deployments/ });
  await waitFor(() => expect(link).toHaveAccessibleDescription('Press Space to move it.'));
  const calendar = canvas.getByRole('region', { name: 'Deployments' });
  await within(calendar).findByRole('status');
  return link;
}

/** Takes a deployment by the pointer to the middle of another day. */
async function drag(canvas: Canvas, day: RegExp, hours: number) {
  const link = await deployment(canvas, BOOTS);
  const from = link.getBoundingClientRect();
  const to = canvas.getByRole('gridcell', { name: day }).getBoundingClientRect();
  const clientY = from.top + 10;
  fireEvent.pointerDown(link, { clientX: from.left + 40, clientY, button: 0, pointerType: 'mouse' });
  fireEvent.pointerMove(window, {
    clientX: to.left + to.width / 2,
    clientY: clientY + hours * 44,
    pointerType: 'mouse',
  });
}

/** On its way, a deployment shows where it stood, and what the place means: beside it, and at the heads of both days. */
export const Default = meta.story({
  beforeEach: ({ msw }) => msw.use(sharesPeople('Friday, doors at six', 18_212)),
  play: async ({ canvas }) => {
    await drag(canvas, /November 26/, 1);
    await expect(await canvas.findByText(/Move to Thu, Nov 26, 2026, 9:00 AM EST/)).toBeVisible();
    await expect(await canvas.findByText('Stays Ready To Launch.')).toBeVisible();
    await expect(
      await canvas.findByText('18,212 people get two mails within 24 h, with ‘Friday, doors at six’.'),
    ).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /November 24/ })).toHaveTextContent('0was 250,000');
    await expect(canvas.getByRole('columnheader', { name: /November 26/ })).toHaveTextContent('291,20040%');
    await expect(moved).not.toHaveBeenCalled();
  },
});

/** Space, arrows, Enter: what the place means is said before the drop. Undo moves it back. */
export const MovedByKeyboard = meta.story({
  beforeEach: movable,
  play: async ({ canvas, userEvent }) => {
    (await deployment(canvas, BOOTS)).focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}');
    await expect(await canvas.findByText(/Move to Thu, Nov 26, 2026, 8:30 AM EST/)).toBeVisible();
    await expect(await canvas.findByText('Stays Ready To Launch.')).toBeVisible();
    await expect(canvas.getByText('Thursday then sends 291,200 of 720,000.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(/now starts Thu, Nov 26, 8:30 AM EST/)).toBeVisible();
    await expect(moved).toHaveBeenLastCalledWith({
      action: 'move',
      ids: [20_910],
      move: { to: { date: '2026-11-26', time: '08:30' } },
      seen: [{ id: 20_910, version: 3 }],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText(/starts Tue, Nov 24, 8:00 AM EST again/)).toBeVisible();
    await expect(moved.mock.lastCall?.[0]).toMatchObject({
      move: { to: { date: '2026-11-24', time: '08:00' } },
      seen: [{ id: 20_910, version: 4 }],
    });
  },
});

export const MovedByPointer = meta.story({
  beforeEach: movable,
  play: async ({ canvas }) => {
    await drag(canvas, /November 25/, 2);
    await canvas.findByText(/Move to Wed, Nov 25, 2026, 10:00 AM EST/);
    fireEvent.pointerUp(window);
    await expect(await screen.findByText(/now starts Wed, Nov 25, 10:00 AM EST/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Autumn trail boots, wave 2 10:00 AM EST/ })).toBeVisible();
  },
});

/** A place that changes the status says so first. */
export const TurnsIt = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v2', '/product/what-if', () => ({
        objects: [
          {
            product_id: 20_910,
            product_name: 'Autumn trail boots, wave 2',
            version: 3,
            product_start_date: null,
            product_end_date: null,
            product_status: 'Pending: Audience' as const,
            status_now: 'Ready To Launch' as const,
            reasons: [],
            launch_by: null,
            refused: null,
          },
        ],
      })),
    ),
  play: async ({ canvas, userEvent }) => {
    (await deployment(canvas, BOOTS)).focus();
    await userEvent.keyboard(' {ArrowLeft}');
    await expect(await canvas.findByText('Turns to Pending: Audience.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('link', { name: /^Autumn trail boots, wave 2 8:00 AM EST/ })).toHaveFocus();
  },
});

/** A refused move says why, and the deployment is back. */
export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.post('v2', '/product/bulk', () => ({
        done: [],
        refused: [{ id: 20_910, reason: 'It has changed since you looked.' }],
      })),
    ),
  play: async ({ canvas, userEvent }) => {
    (await deployment(canvas, BOOTS)).focus();
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    await expect(await screen.findByText(/stays where it was. It has changed since you looked/)).toBeVisible();
    const day = canvas.getByRole('gridcell', { name: /November 24/ });
    await waitFor(() => expect(day).toContainElement(canvas.getByRole('link', { name: BOOTS })));
  },
});

/** Without an answer nothing is lost: the deployment is back, and the notice says what happened. */
export const MoveWithoutAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('v2', '/product/bulk')),
  play: async ({ canvas, userEvent }) => {
    (await deployment(canvas, BOOTS)).focus();
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    await expect((await screen.findAllByText(/The service is being restarted/))[0]).toBeVisible();
    const day = canvas.getByRole('gridcell', { name: /November 24/ });
    await waitFor(() => expect(day).toContainElement(canvas.getByRole('link', { name: BOOTS })));
  },
});
