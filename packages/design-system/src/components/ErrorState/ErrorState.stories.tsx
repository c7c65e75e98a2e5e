import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Messages/ErrorState',
  component: ErrorState,
  args: {
    title: 'The orders could not be loaded.',
    children: 'The server did not answer within 30 seconds.',
    onRetry: fn(),
    details: 'request 01JD2X6M4E0W8\nGET /api/v2/orders 504',
  },
});

export const Permutations = meta.story({});

export const Retried = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The orders could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
    // The details for a developer are the next tab stop.
    await userEvent.tab();
    await expect(canvas.getByText('Details')).toHaveFocus();
    await expect(canvas.getByText(/504/)).not.toBeVisible();
    canvas.getByText('Details').click();
    await expect(canvas.getByText(/504/)).toBeVisible();
  },
});

/** During a retry the button is busy; the other action stays available. */
export const BeingRetried = meta.story({
  args: { isRetrying: true, action: <Button href="#status">Status of the service</Button> },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const retry = canvas.getByRole('button', { name: /Try again/ });
    await expect(retry).toHaveFocus();
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Status of the service' })).toHaveFocus();
  },
});
