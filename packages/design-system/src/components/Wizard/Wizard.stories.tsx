import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { FormError } from '../Form/Form.tsx';
import { Text } from '../Text/Text.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Wizard, type WizardProps } from './Wizard.tsx';

const onFinish = fn();
function finish(): void | Promise<void> {
  onFinish();
}
const onCancel = fn();

/** A new parcel route in three steps. */
function NewRoute({ steps: _none, ...props }: WizardProps) {
  const [name, setName] = useState('');
  const [town, setTown] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const needed = (value: string, field: string, message: string): FormError[] =>
    value.trim() === '' ? [{ field, message }] : [];
  return (
    <Wizard
      {...props}
      onCancel={onCancel}
      steps={[
        {
          id: 'name',
          label: 'Name',
          validate: () => needed(name, 'name', 'Name: type what the drivers call it'),
          content: (
            <TextInput label="Name" name="name" isRequired value={name} onValueChange={setName} autoComplete="off" />
          ),
        },
        {
          id: 'stops',
          label: 'Stops',
          validate: async () => Promise.resolve(needed(town, 'town', 'First stop: type a town')),
          content: (
            <TextInput
              label="First stop"
              name="town"
              isRequired
              value={town}
              onValueChange={setTown}
              autoComplete="off"
            />
          ),
        },
        {
          id: 'review',
          label: 'Review',
          content: (
            <>
              <Text as="p">
                {name} begins in {town}.
              </Text>
              <Checkbox label="Tell the drivers" value={isAgreed} onValueChange={setAgreed} />
            </>
          ),
        },
      ]}
    />
  );
}

const meta = preview.meta({
  title: 'Forms/Wizard',
  component: Wizard,
  args: { label: 'New route', finishLabel: 'Create route', steps: [], onFinish: finish },
  render: (args) => <NewRoute {...args} />,
  beforeEach: () => {
    onFinish.mockReset();
    onCancel.mockReset();
  },
});

export const Permutations = meta.story({});

export const StepByStep = meta.story({
  name: 'Each step is complete before the next begins, and going back loses nothing',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent('Name: type what the drivers call it');
    await userEvent.keyboard('North coast{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Step 2 of 3: Stops' })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: /First stop/ }), 'Wick');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveValue('North coast');
    await userEvent.click(canvas.getByRole('button', { name: 'Stops' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /First stop/ })).toHaveValue('Wick'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('North coast begins in Wick.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create route' }));
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce());
  },
});

export const TwoClicks = meta.story({
  name: 'Two clicks on the last button have one effect',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'North coast{Enter}');
    await userEvent.type(await canvas.findByRole('textbox', { name: /First stop/ }), 'Wick{Enter}');
    const last = await canvas.findByRole('button', { name: 'Create route' });
    last.click();
    last.click();
    await waitFor(() => expect(onFinish).toHaveBeenCalled());
    await expect(onFinish).toHaveBeenCalledOnce();
  },
});

export const WrongMeanwhile = meta.story({
  name: 'A step that was emptied later is shown again before the end',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'North coast{Enter}');
    await userEvent.type(await canvas.findByRole('textbox', { name: /First stop/ }), 'Wick{Enter}');
    await canvas.findByRole('button', { name: 'Create route' });
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: /Name/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Name: type what the drivers call it'));
    await expect(canvas.queryByRole('button', { name: 'Create route' })).toBeNull();
    await expect(onFinish).not.toHaveBeenCalled();
  },
});

export const FailsAtTheEnd = meta.story({
  name: 'What can’t be saved is told, and everything stays',
  args: { onFinish: () => Promise.reject(new Error('No answer from the server. What you typed is kept.')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'North coast{Enter}');
    await userEvent.type(await canvas.findByRole('textbox', { name: /First stop/ }), 'Wick{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Create route' }));
    await expect(await canvas.findByText('No answer from the server. What you typed is kept.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('textbox', { name: /First stop/ })).toHaveValue('Wick');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
});
