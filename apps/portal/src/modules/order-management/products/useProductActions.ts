import type { V1Schemas } from '@mailroom/api-client';
import { useNavigate } from 'react-router-dom';
import { useResumeProduct } from '../../../resources/launches.queries.ts';
import { useSubmitOrder } from '../../../resources/orders.queries.ts';
import { useDeleteProduct } from '../../../resources/products.queries.ts';
import { useConfirm } from '../../../shared/feedback/useConfirm.tsx';
import { paths } from '../../../shared/paths.ts';

/** Runs an action that needs no input; `ask` opens the dialog of the others. */
export function useProductActions(product: V1Schemas['Product'], ask: (name: string) => void) {
  const id = product.product_id;
  const navigate = useNavigate();
  const confirm = useConfirm();
  const resume = useResumeProduct();
  const submit = useSubmitOrder();
  const remove = useDeleteProduct();

  async function askToDelete() {
    const text = product.actions.find(({ name }) => name === 'delete')?.confirm_text ?? null;
    if (!(await confirm({ type: 'danger', text }))) return;
    remove.mutate(id, { onSuccess: () => void navigate(paths.orderManagement.order(product.order_id)) });
  }

  function run(name: string): void {
    if (name === 'submit') submit.mutate(product.order_id);
    else if (name === 'resume') resume.mutate(id);
    else if (name === 'delete') void askToDelete();
    else ask(name);
  }

  return { run, busy: submit.isPending ? 'submit' : resume.isPending ? 'resume' : undefined };
}
