import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Input } from './Input.styles.ts';
import { Field } from './Field.tsx';

const meta = preview.meta({ title: 'Forms/Field', component: Field });

export const Permutations = meta.story({
  render: () => (
    <Field
      label="Name of the order"
      hint="Seen by everybody in the account."
      error="The name is taken."
      counter={{ value: 6, max: 60 }}
    >
      {(control) => <Input {...control} defaultValue="Winter" />}
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name of the order' })).toHaveAccessibleDescription(
      'The name is taken. Seen by everybody in the account. 54 characters left',
    );
  },
});

export const SaysWhenTheLimitIsNear = meta.story({
  render: function Counted() {
    const [text, setText] = useState('Winter tyres are due');
    return (
      <Field label="Subject" counter={{ value: text.length, max: 30 }}>
        {(control) => <Input {...control} value={text} onChange={(event) => setText(event.target.value)} />}
      </Field>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Subject' });
    await userEvent.type(field, '!');
    await expect(canvas.getByRole('status')).toHaveTextContent('9 characters left');
    await userEvent.type(field, ' in Lindau too');
    await expect(canvas.getByRole('status')).toHaveTextContent('5 characters too many');
    await expect(field).toHaveAccessibleDescription('5 characters too many');
  },
});

export const RequiredAndOptional = meta.story({
  render: () => (
    <>
      <Field label="Name" isRequired>
        {(control) => <Input {...control} />}
      </Field>
      <Field label="Note" isOptional controlId="note">
        {(control) => <Input {...control} />}
      </Field>
      <Field label="Search" isLabelHidden>
        {(control) => <Input {...control} placeholder="Search" />}
      </Field>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeRequired();
    // Screen readers say 'required' themselves, so the mark is only for the eye.
    await expect(canvas.getByText('(required)')).toBeVisible();
    const note = canvas.getByRole('textbox', { name: /Note \(optional\)/ });
    await expect(note).not.toBeRequired();
    await expect(note.id).toBe('note');
    await expect(canvas.getByRole('textbox', { name: 'Search' })).toBeVisible();
  },
});
