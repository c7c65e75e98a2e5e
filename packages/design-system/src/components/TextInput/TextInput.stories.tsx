import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { TextInput } from './TextInput.tsx';

const meta = preview.meta({ title: 'Forms/TextInput', component: TextInput, args: { label: 'Subject' } });

export const Permutations = meta.story({
  render: () => (
    <Grid columns={2}>
      <TextInput label="Subject" placeholder="Your winter tyres are due" />
      <TextInput label="Subject" defaultValue="Your winter tyres are due" hint="Up to 78 characters are shown." />
      <TextInput
        label="E-mail address"
        isRequired
        defaultValue="anna.lindqvist@"
        error="The e-mail address has no domain."
      />
      <TextInput
        label="Preheader"
        isOptional
        counter={{ value: 92, max: 90 }}
        defaultValue="Change before the first snow"
      />
      <TextInput
        label="Sender"
        defaultValue="Brückner Service"
        disabled
        reason="Only an owner can change the sender."
      />
      <TextInput label="Identifier" defaultValue="10442" readOnly />
    </Grid>
  ),
});

export const HintAndErrorAreSaid = meta.story({
  args: { hint: 'As the reader sees it.', error: 'The subject is empty.', isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Subject' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('The subject is empty. As the reader sees it.');
  },
});

export const SaysWhyItIsDisabled = meta.story({
  args: { disabled: true, reason: 'The product has been launched.', defaultValue: 'Your tyres' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Subject' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('Your tyres');
    await expect(input).toHaveAccessibleDescription('The product has been launched.');
  },
});
