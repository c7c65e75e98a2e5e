import { expect, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { OnBar } from '../AppShell/AppShell.styles.ts';
import type { Notice } from './FlashStack.tsx';
import { NoticeCentre } from './NoticeCentre.tsx';

const meta = preview.meta({ title: 'Messages/NoticeCentre', component: NoticeCentre });

const NOTICES: Notice[] = [
  { id: '2', type: 'danger', message: 'No answer from the server.', at: '2026-11-21T14:59:00Z' },
  { id: '1', type: 'success', message: 'Order 10442 saved.', at: '2026-11-21T14:58:00Z' },
];

export const Permutations = meta.story({
  render: () => (
    <OnBar>
      <NoticeCentre notices={NOTICES} />
    </OnBar>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Messages 2' }));
    await expect(await screen.findByText('No answer from the server.')).toBeVisible();
  },
});

export const OneThatWarns = meta.story({
  render: () => (
    <OnBar>
      <NoticeCentre notices={[{ id: '3', type: 'warning', message: 'The audience is 18,130 short.' }]} />
    </OnBar>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Messages 1' }));
    await expect(await screen.findByText('The audience is 18,130 short.')).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => (
    <OnBar>
      <NoticeCentre notices={[]} />
    </OnBar>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Messages' }));
    await expect(await screen.findByText('No messages yet')).toBeVisible();
  },
});
