import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { OnBar } from '../AppShell/AppShell.styles.ts';
import { Button } from '../Button/Button.tsx';
import type { Notice } from './FlashStack.tsx';
import { NoticeCentre } from './NoticeCentre.tsx';
import { NoticeList } from './NoticeList.tsx';

const meta = preview.meta({ title: 'Messages/NoticeCentre', component: NoticeCentre });

function Late() {
  const [hasCome, setCome] = useState(false);
  if (!hasCome) return <Button onClick={() => setCome(true)}>Load</Button>;
  return <p>A message that comes after the panel has opened, and is much wider than what stood there before.</p>;
}

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

/** Messages that load after the panel has opened neither move it nor make it wider. */
export const MessagesComeLater = meta.story({
  render: () => (
    <OnBar style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <NoticeCentre notices={[]}>
        <Late />
      </NoticeCentre>
    </OnBar>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Messages' }));
    const panel = await screen.findByRole('dialog', { name: 'Messages' });
    const { width } = panel.getBoundingClientRect();
    await userEvent.click(within(panel).getByRole('button', { name: 'Load' }));
    await expect(within(panel).getByText(/^A message that comes/)).toBeVisible();
    await expect(panel.getBoundingClientRect().width).toBe(width);
  },
});

/** The application keeps some messages for longer: they come first, and count as unread until they are read. */
export const KeptForLonger = meta.story({
  render: () => (
    <OnBar>
      <NoticeCentre notices={NOTICES} unread={1}>
        {(close) => (
          <NoticeList
            label="Notifications"
            timeForm="datetime"
            emptyText="Nothing happened while you were away"
            notices={[
              {
                id: 'kept',
                type: 'info',
                message: <Button onClick={close}>Winter tyres waits for a go-ahead</Button>,
                at: '2026-11-20T09:00:00Z',
                isUnread: true,
              },
            ]}
          />
        )}
      </NoticeCentre>
    </OnBar>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Messages 3' }));
    const kept = within(await screen.findByRole('region', { name: 'Notifications' }));
    await expect(kept.getByText('Unread')).toBeInTheDocument();
    await expect(kept.getByRole('time')).toHaveTextContent(/20/);
    const session = within(screen.getByRole('region', { name: 'Messages' }));
    await expect(session.getByText('Order 10442 saved.')).toBeVisible();
    await userEvent.click(kept.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The messages of this session count as seen; the application decides when the others are.
    await expect(canvas.getByRole('button', { name: 'Messages 1' })).toBeVisible();
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
