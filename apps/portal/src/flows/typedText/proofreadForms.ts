import { userEvent, screen, within } from 'storybook/test';
import { waitingProduct } from '../../fixtures/builders/launchedProducts.builders.ts';
import { proofread } from '../../fixtures/builders/sending/proofread.builders.ts';
import { mock } from '../../fixtures/handlers/mock.ts';
import { text } from './fieldKinds.ts';
import type { FormCase } from './formCase.ts';
import { byRole } from './openForm.ts';

/** Both open the field of a choice about the first fault, whose first field is empty. */
const shared = {
  files: ['modules/order-management/review/proofread/FaultForm.tsx'],
  route: '/order-management/edit-order/10428?product=20911&ask=confirm',
  serves: [
    mock.get('v1', '/product/{id}', () => waitingProduct()),
    mock.get('v2', '/launch/{id}/proofread', () => proofread()),
  ],
  sends: { version: 'v2', method: 'put', path: '/launch/{id}/proofread/{faultId}' },
} as const;

function choose(choice: string): () => Promise<void> {
  return async () => {
    const group = await screen.findByRole('radiogroup', { name: /^3 would say/ });
    await userEvent.click(within(group).getByRole('radio', { name: choice }));
  };
}

export const proofreadForms: readonly FormCase[] = [
  {
    ...shared,
    name: 'Fallback of a fault',
    open: choose('Fallback'),
    root: byRole('form', 'Fallback'),
    save: 'Save fallback',
    fields: { 'Instead of {{first_name}} say': text('fallback', 'there') },
  },
  {
    ...shared,
    name: 'Reason to accept a fault',
    open: choose('Accept'),
    root: byRole('form', 'Reason to accept'),
    save: 'Accept them',
    fields: { Because: text('reason', 'The link to the whole mail works') },
  },
];
