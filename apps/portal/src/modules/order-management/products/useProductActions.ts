import type { V1Schemas } from '@mailroom/api-client';
import { useNavigate } from 'react-router-dom';
import {
  useConfirmProduct,
  useLaunchProduct,
  useRelaunchProduct,
  useResumeProduct,
} from '../../../resources/launches.queries.ts';
import { useDeleteProduct } from '../../../resources/products.queries.ts';
import { paths } from '../../../shared/paths.ts';

/** Runs an action that needs no input immediately; `ask` opens the dialog of the others. */
export function useProductActions(product: V1Schemas['Product'], ask: (name: string) => void) {
  const id = product.product_id;
  const navigate = useNavigate();
  const launch = useLaunchProduct();
  const resume = useResumeProduct();
  const relaunch = useRelaunchProduct();
  const confirm = useConfirmProduct();
  const remove = useDeleteProduct();
  const running = { launch, resume, relaunch, confirm, delete: remove };

  function run(name: string): void {
    if (name === 'launch') launch.mutate(id);
    else if (name === 'resume') resume.mutate(id);
    else if (name === 'relaunch') relaunch.mutate(id);
    else if (name === 'confirm') {
      const recipients = product.prepared?.recipients;
      confirm.mutate({ id, body: { decision: 'go', ...(recipients !== undefined && { recipients }) } });
    } else if (name === 'delete') {
      remove.mutate(id, { onSuccess: () => void navigate(paths.orderManagement.order(product.order_id)) });
    } else ask(name);
  }

  return { run, busy: Object.entries(running).find(([, write]) => write.isPending)?.[0] };
}
