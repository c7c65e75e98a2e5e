import { expect, waitFor } from 'storybook/test';
import preview from '../preview.tsx';
import { WizardPattern } from './WizardPattern.tsx';

const meta = preview.meta({ title: 'Patterns/Wizard', component: WizardPattern });

export const Default = meta.story();

/** Each step is right before the next begins, and the review shows the answers. */
export const ImportsAnAudience = meta.story({
  play: async ({ canvas, userEvent }) => {
    const next = () => canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next());
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Customers, November');
    await userEvent.click(next());
    await canvas.findByRole('heading', { name: /File$/ });
    const file = new File(['email\nnoor@harbour.example\n'], 'people-november.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText(/^People/), file);
    await userEvent.click(next());
    await expect(await canvas.findByText('Customers of the shop', { selector: 'dd *, dd' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Import audience' }));
    await canvas.findByText('Customers, November is being imported');
  },
});
