import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Input } from './Field.styles.ts';
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
      'The name is taken. Seen by everybody in the account.',
    );
  },
});
