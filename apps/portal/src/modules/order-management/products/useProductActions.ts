import type { V1Schemas } from '@mailroom/api-client';
import { useNavigate } from 'react-router-dom';
import { useResumeProduct } from '../../../resources/launches.queries.ts';
import { useSubmitOrder } from '../../../resources/orders.queries.ts';
import { useDeleteProduct } from '../../../resources/products.queries.ts';
import { useConfirm } from '../../../shared/feedback/useConfirm.tsx';
import { paths } from '../../../shared/paths.ts';

/** Says which revision goes out when a paused product is resumed. */
function revisionText({ creative, corrected }: V1Schemas['Product']): string {
  const revision = creative?.revision ?? null;
  if (revision === null) return '';
  return corrected === null
    ? ` They get revision ${revision} of the mail.`
    : ` They get revision ${revision} of the mail, not the corrected revision ${corrected.revision}.`;
}

/** Runs an action that needs no input; `ask` opens the dialog of the others. */
export function useProductActions(product: V1Schemas['Product'], ask: (name: string) => void) {
  const id = product.product_id;
  const navigate = useNavigate();
  const confirm = useConfirm();
  const resume = useResumeProduct();
  const submit = useSubmitOrder();
  const remove = useDeleteProduct();

  function questionOf(action: string) {
    return product.actions.find(({ name }) => name === action)?.confirm_text ?? null;
  }

  async function askToDelete() {
    if (!(await confirm({ type: 'danger', text: questionOf('delete') }))) return;
    remove.mutate(id, { onSuccess: () => void navigate(paths.orderManagement.order(product.order_id)) });
  }

  async function askToResume() {
    const effect = `It continues with those who haven’t been reached yet.${revisionText(product)}`;
    if (await confirm({ text: questionOf('resume'), effect })) resume.mutate(id);
  }

  function run(name: string): void {
    if (name === 'submit') submit.mutate(product.order_id);
    else if (name === 'resume') void askToResume();
    else if (name === 'delete') void askToDelete();
    else ask(name);
  }

  return { run, busy: submit.isPending ? 'submit' : resume.isPending ? 'resume' : undefined };
}
