import { screen, userEvent } from 'storybook/test';

/** The form or dialog of that name. */
export function byRole(role: 'form' | 'dialog', name: string): () => HTMLElement {
  return () => screen.getByRole(role, { name });
}

/** Presses a button of the page, if one is named, and waits for the dialog. */
export function openDialog(dialog: string, button?: string): () => Promise<void> {
  return async () => {
    if (button !== undefined) await userEvent.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole('dialog', { name: dialog });
  };
}
