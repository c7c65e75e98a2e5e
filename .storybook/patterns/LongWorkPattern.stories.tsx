import { expect, screen, within } from 'storybook/test';
import preview from '../preview.tsx';
import { LongWorkPattern } from './LongWorkPattern.tsx';

const meta = preview.meta({ title: 'Patterns/Long work', component: LongWorkPattern });

export const Default = meta.story();

/** Stopping asks first and loses nothing; the work can continue. */
export const StopsAndContinues = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the import' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Stop the import' }));
    await expect(await canvas.findByText('The import is stopped')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByText('Rows are being checked')).toBeVisible();
  },
});
