import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Overlay } from './Overlay.tsx';

const meta = preview.meta({ title: 'Messages/Overlay', component: Overlay, args: { isActive: true } });

export const Permutations = meta.story({
  args: { label: 'Saving the order', children: <p style={{ blockSize: 200 }}>What waits lies behind.</p> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saving the order')).toBeVisible();
  },
});

const onSend = fn();

function Sender() {
  const [isActive, setActive] = useState(false);
  return (
    <Overlay isActive={isActive}>
      <Form
        aria-label="Order"
        onSubmit={() => {
          onSend();
          setActive(true);
        }}
      >
        <TextInput label="Name" />
        <Button type="submit">Save</Button>
      </Form>
    </Overlay>
  );
}

export const RefusesASecondSubmit = meta.story({
  name: 'A05 refuses a second submit and keeps the focus',
  render: () => <Sender />,
  beforeEach: () => {
    onSend.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Winter season{Enter}');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect(onSend).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading'));
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('Winter season');
  },
});

export const QuickWorkIsNotShown = meta.story({
  args: { isActive: false, children: 'Nothing to wait for.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
