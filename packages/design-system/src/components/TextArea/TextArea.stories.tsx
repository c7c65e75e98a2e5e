import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({ title: 'Forms/TextArea', component: TextArea, args: { label: 'Message' } });

export const Permutations = meta.story({
  render: () => (
    <Stack>
      <TextArea label="Message" hint="Goes to the owner of the order." />
      <TextArea label="Message" defaultValue="The logo is missing." error="Say which creative." />
      <TextArea label="Message" defaultValue="Sent." disabled reason="It has been sent." />
    </Stack>
  ),
});

export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(area, 'Two{Enter}lines');
    await expect(area).toHaveValue('Two\nlines');
    // Tab leaves the field and never types a tab character.
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
    await expect(area).toHaveValue('Two\nlines');
  },
});
