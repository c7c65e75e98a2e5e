import { expect, waitFor } from 'storybook/test';
import preview from '../preview.tsx';
import { FormPattern } from './FormPattern.tsx';

const meta = preview.meta({ title: 'Patterns/Form', component: FormPattern });

export const Default = meta.story();

/** A field that misses something says so and takes the focus; then the form is saved. */
export const SaysWhatIsMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save product' });
    await userEvent.click(save);
    const name = canvas.getByRole('textbox', { name: /^Product/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(/Enter a name for the product/);
    await userEvent.type(name, 'Trail boots, wave 1');
    await userEvent.type(canvas.getByRole('combobox', { name: /^Sender/ }), 'Harbour Books Club');
    await userEvent.type(canvas.getByRole('spinbutton', { name: /^Volume ordered/ }), '250000');
    await userEvent.click(save);
    await expect(await canvas.findByText('Trail boots, wave 1 is saved.')).toBeVisible();
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  },
});
