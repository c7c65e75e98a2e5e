import { expect, waitFor } from 'storybook/test';
import preview from '../preview.tsx';
import { ErrorPattern } from './ErrorPattern.tsx';

const meta = preview.meta({ title: 'Patterns/Error', component: ErrorPattern });

export const Default = meta.story();

/** Each fault is corrected in its own place, while the rest stays. */
export const TriesAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const part of ['Report', 'Tasks']) {
      const card = canvas.getByRole('region', { name: part });
      const retry = card.querySelector('button');
      if (retry) await userEvent.click(retry);
    }
    await expect(await canvas.findByText(/^231,870 delivered/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^Newer tasks couldn’t be loaded/)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Accept 231,870' }));
    await expect(canvas.queryByText('18,130 recipients short')).toBeNull();
  },
});
