import { Button, Page, Tabs, TextInput } from '@mailroom/design-system';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { lazyPart, loadOnUse } from './lazyPart.tsx';

const load = fn(async () => () => 'Here it is.');
const Part = loadOnUse(() => load(), 'On its way');

let arrival = Promise.withResolvers<() => string>();

/** Two parts whose code arrives when the play says so: one without a placeholder, and one behind that of the tabs. */
function LateParts() {
  const [Quiet] = useState(() => loadOnUse(() => arrival.promise, null));
  const [Panel] = useState(() => lazyPart(() => arrival.promise));
  const [shown, setShown] = useState<'quiet' | 'panel'>();
  return (
    <Page>
      <Button onClick={() => setShown('quiet')}>Show quietly</Button>
      <Button onClick={() => setShown('panel')}>Show in a panel</Button>
      {shown === 'quiet' && <Quiet />}
      {shown === 'panel' && <Tabs label="Parts" items={[{ id: 'late', label: 'Late', content: <Panel /> }]} />}
    </Page>
  );
}

function NoteWithPart() {
  const [isShown, setIsShown] = useState(false);
  return (
    <Page>
      <TextInput label="Note" />
      <Button onClick={() => setIsShown(true)}>Show</Button>
      {isShown && <Part />}
    </Page>
  );
}

const meta = preview.meta({
  title: 'Screens/Parts',
  parameters: {
    route: '/part',
    routes: [
      { path: '/part', Component: NoteWithPart },
      { path: '/late', Component: LateParts },
    ],
    layout: 'fullscreen',
  },
});

/** Asks the portal as journeys and pictures do. */
function isLoading() {
  return (globalThis as { mailroom?: { isLoading(): boolean } }).mailroom?.isLoading();
}

/** A part that can't be loaded keeps the page and its input; the next try loads it again. */
export const Unreachable = meta.story({
  beforeEach: () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Note' }), 'Kept');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(await canvas.findByText('This part can’t be shown')).toBeVisible();
    await waitFor(() => expect(isLoading()).toBe(false));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Here it is.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Kept');
    await expect(load).toHaveBeenCalledTimes(2);
  },
});

/** The portal is loading until a part that is shown has been drawn, also when nothing takes its place. */
export const Late = meta.story({
  parameters: { route: '/late' },
  beforeEach: () => {
    arrival = Promise.withResolvers();
  },
  play: async ({ canvas, userEvent }) => {
    const quiet = await canvas.findByRole('button', { name: 'Show quietly' });
    await waitFor(() => expect(isLoading()).toBe(false));
    await userEvent.click(quiet);
    await expect(isLoading()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Show in a panel' }));
    await expect(isLoading()).toBe(true);
    arrival.resolve(() => 'Here it is.');
    await expect(await canvas.findByText('Here it is.')).toBeVisible();
    await waitFor(() => expect(isLoading()).toBe(false));
  },
});
