import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Overlay } from './Overlay.tsx';

const meta = preview.meta({ title: 'Messages/Overlay', component: Overlay, args: { isActive: true } });

export const Permutations = meta.story({
  args: { label: 'Saving the order', children: <p style={{ blockSize: 200 }}>The content is behind the overlay.</p> },
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

export const LetsPeopleType = meta.story({
  name: 'Lets people go on typing in a text field',
  args: {
    label: 'Saving',
    children: (
      <>
        <Button>Claim</Button>
        <TextInput label="Comment" />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const comment = canvas.getByRole('textbox', { name: 'Comment' });
    canvas.getByRole('button', { name: 'Claim' }).focus();
    await userEvent.click(comment);
    await expect(comment).toHaveFocus();
    await userEvent.keyboard('They arrived');
    await expect(comment).toHaveValue('They arrived');
  },
});

const work = { end: () => {} };

function Worker(time: { delay?: number }) {
  const [isActive, setActive] = useState(false);
  const [count, setCount] = useState(0);
  const save = () => {
    setCount((before) => before + 1);
    setActive(true);
    work.end = () => setActive(false);
  };
  return (
    <Overlay isActive={isActive} label="Saving" {...time}>
      <Button onClick={save}>Save</Button> saved {count} times
    </Overlay>
  );
}

export const StaysToBeRead = meta.story({
  name: 'Stays long enough to be read, without blocking anything',
  render: () => <Worker delay={20} />,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saving'));
    const shownAt = performance.now();
    work.end();
    await waitFor(() => {
      expect(save.closest('[aria-busy]')).toBeNull();
      expect(canvas.getByRole('status')).toHaveTextContent('Saving');
    });
    await userEvent.click(save);
    await expect(canvas.getByText(/saved 2 times/)).toBeVisible();
    work.end();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await expect(performance.now() - shownAt).toBeGreaterThan(350);
  },
});

export const QuickWorkIsNotShown = meta.story({
  render: () => <Worker delay={60_000} />,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(save.closest('[aria-busy]')).not.toBeNull();
    work.end();
    await waitFor(() => expect(save.closest('[aria-busy]')).toBeNull());
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const ComesAfterAMoment = meta.story({
  name: 'Appears after 150 ms, because shorter waits would flicker',
  render: () => <Worker />,
  play: async ({ canvas, userEvent }) => {
    const later = spyOn(window, 'setTimeout');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const times = later.mock.calls.map(([, time]) => time);
    later.mockRestore();
    await expect(times).toContain(150);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saving'));
  },
});
