import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';

const meta = preview.meta({ title: 'Messages/OfflineBanner', component: OfflineBanner });

export const Permutations = meta.story({
  render: () => (
    <Stack>
      <OfflineBanner isOnline={false} />
      <OfflineBanner isOnline={false} title="No connection to the printer">
        Labels are kept and go out in the order in which they were made, as soon as somebody has plugged it in again.
      </OfflineBanner>
      <OfflineBanner isOnline />
    </Stack>
  ),
});

/** Says what the browser says, without taking the machine off the net. */
function pretend(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

function Draft() {
  const [name, setName] = useState('');
  return (
    <Stack>
      <OfflineBanner />
      <TextInput label="Name" value={name} onValueChange={setName} />
    </Stack>
  );
}

export const ComesAndGoes = meta.story({
  name: 'R41 says that one is offline, keeps what was typed, says that one is back',
  render: () => <Draft />,
  beforeEach: () => () => {
    Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByRole('textbox'), 'Winter');
    pretend(false);
    await waitFor(() => expect(status).toHaveTextContent(/^You are offline/));
    await userEvent.type(canvas.getByRole('textbox'), ' season');
    pretend(true);
    await waitFor(() => expect(status).toHaveTextContent(/^You are online again$/));
    await expect(canvas.getByRole('textbox')).toHaveValue('Winter season');
  },
});
