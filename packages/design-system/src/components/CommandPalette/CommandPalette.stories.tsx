import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { MailIcon } from '../Icon/MailIcon.ts';
import { MoonIcon } from '../Icon/MoonIcon.ts';
import { PackageIcon } from '../Icon/PackageIcon.ts';
import { UsersIcon } from '../Icon/UsersIcon.ts';
import { isApple } from '../Shortcut/platform.ts';
import { useShortcut } from '../Shortcut/useShortcuts.ts';
import { CommandPalette } from './CommandPalette.tsx';
import type { PaletteCommand } from './command.ts';
import type { LoadCommands } from './useLoadedCommands.ts';

const onTheme = fn();
const COMMANDS: PaletteCommand[] = [
  {
    id: 'orders',
    label: 'Orders',
    note: 'Order Management',
    group: 'Go to',
    icon: <PackageIcon />,
    keys: 'G O',
    href: '#orders',
  },
  {
    id: 'people',
    label: 'People',
    note: 'Audience Builder',
    group: 'Go to',
    icon: <UsersIcon />,
    keys: 'G P',
    href: '#people',
  },
  {
    id: 'creatives',
    label: 'Creatives',
    note: 'Campaign Creatives',
    group: 'Go to',
    icon: <MailIcon />,
    href: '#creatives',
  },
  { id: 'northlight', label: 'Northlight Outdoor', group: 'Accounts', isCurrent: true },
  { id: 'brueckner', label: 'Brückner Service', group: 'Accounts' },
  {
    id: 'dark',
    label: 'Dark theme',
    keywords: ['night', 'appearance'],
    group: 'Do',
    icon: <MoonIcon />,
    onAction: onTheme,
  },
  { id: 'launch', label: 'Launch', group: 'Do', disabled: true, reason: 'You need the permission can_launch_product.' },
];
const RECENT: PaletteCommand[] = [{ id: 'order-10428', label: 'Winter season #10428', note: 'Order', href: '#10428' }];

const meta = preview.meta({
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  args: { isOpen: true, onClose: fn(), onChoose: fn(), label: 'Search or jump to', commands: COMMANDS, recent: RECENT },
  beforeEach: () => {
    onTheme.mockClear();
  },
});

function options() {
  return screen.getAllByRole('option').map((option) => option.querySelector('[data-part=label]')?.textContent.trim());
}

export const Permutations = meta.story({
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Search or jump to' }));
    const recent = within(dialog.getByRole('group', { name: 'Recent' }));
    await expect(recent.getByRole('option')).toHaveTextContent('Winter season #10428');
    await expect(dialog.getByRole('combobox', { name: 'Search or jump to' })).toHaveFocus();
  },
});

export const FindsAndGoes = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'bruck');
    await expect(options()).toEqual(['Brückner Service']);
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), 'night{Enter}');
    await expect(onTheme).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'dark' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const ByArrows = meta.story({
  play: async ({ userEvent, args }) => {
    const field = await screen.findByRole('combobox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() =>
      expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /^Orders/ }).id),
    );
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'orders' })));
    await waitFor(() => expect(location.hash).toBe('#orders'));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    history.replaceState(null, '', location.pathname + location.search);
  },
});

export const EnterAfterACorrection = meta.story({
  name: 'Enter runs the first result after a correction and a paste',
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'darkk{Backspace}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'dark' }));
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.paste('brückner');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'brueckner' }));
  },
});

export const DisabledSaysWhy = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'launch');
    const option = screen.getByRole('option', { name: /You need the permission can_launch_product/ });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(option);
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const SaysTheCount = meta.story({
  name: 'Announces the number of results when typing pauses',
  play: async ({ userEvent }) => {
    const status = within(await screen.findByRole('dialog')).getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.type(screen.getByRole('combobox'), 'o');
    await waitFor(() => expect(status).toHaveTextContent(/^\d results$/));
    await userEvent.type(screen.getByRole('combobox'), 'zzz');
    await expect(screen.getByText('Nothing matches “ozzz”')).toBeVisible();
    await waitFor(() => expect(status).toHaveTextContent('Nothing matches “ozzz”'));
  },
});

const answers = new Map<string, (commands: PaletteCommand[]) => void>();
const load: LoadCommands = ({ query }) =>
  new Promise((resolve) => {
    answers.set(query, resolve);
  });

function record(label: string): PaletteCommand {
  return { id: label, label, group: 'Records' };
}

export const AnswersOutOfOrder = meta.story({
  name: 'R47 shows the answer to the newest query, in whatever order answers arrive',
  args: { load, commands: [], recent: [] },
  play: async ({ userEvent }) => {
    answers.clear();
    await userEvent.type(await screen.findByRole('combobox'), 'wi');
    await waitFor(() => expect(answers.has('wi')).toBe(true));
    await expect(screen.getByText('Searching')).toBeVisible();
    await userEvent.type(screen.getByRole('combobox'), 'nter');
    await waitFor(() => expect(answers.has('winter')).toBe(true));
    answers.get('winter')?.([record('Winter season')]);
    await expect(await screen.findByRole('option', { name: /Winter season/ })).toBeVisible();
    answers.get('wi')?.([record('Wine fair')]);
    await expect(options()).toEqual(['Winter season']);
  },
});

// The next story shows the failure for less than a frame when the machine is busy; here it stays.
export const Fails = meta.story({
  args: { load: () => Promise.reject(new Error('offline')), commands: [] },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'winter');
    await expect(await screen.findByRole('alert')).toHaveTextContent('The results could not be loaded.');
  },
});

const failsOnce = fn<LoadCommands>();

export const FailsAndTriesAgain = meta.story({
  args: { load: failsOnce, commands: [] },
  beforeEach: () => {
    failsOnce.mockReset();
    failsOnce.mockRejectedValueOnce(new Error('offline')).mockResolvedValue([record('Winter season')]);
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'winter');
    await expect(await screen.findByText('The results could not be loaded.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('option', { name: /Winter season/ })).toBeVisible();
  },
});

function Application() {
  const [isOpen, setOpen] = useState(false);
  useShortcut('Mod+K', () => setOpen(true));
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette isOpen={isOpen} onClose={() => setOpen(false)} label="Search" commands={COMMANDS} />
    </>
  );
}

export const OpensAndClosesByItsKey = meta.story({
  render: () => <Application />,
  play: async ({ canvas, userEvent }) => {
    const mod = isApple() ? 'Meta' : 'Control';
    await userEvent.tab();
    await userEvent.keyboard(`{${mod}>}k{/${mod}}`);
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard(`{${mod}>}k{/${mod}}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
  },
});

export const EscapeClosesATypedSearch = meta.story({
  name: 'Escape closes it, whatever is typed',
  render: () => <Application />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await userEvent.type(await screen.findByRole('combobox'), 'night');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
  },
});

export const ManyThings = meta.story({
  args: {
    recent: [],
    commands: Array.from({ length: 2000 }, (_, at) => record(`Order ${at + 1} of a customer with a long name`)),
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'order');
    await expect(screen.getAllByRole('option')).toHaveLength(100);
    await expect(screen.getByText(/The first 100 of 2000/)).toBeVisible();
  },
});
