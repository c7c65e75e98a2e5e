import type { V1Schemas } from '@mailroom/api-client';
import { api, read } from '../../shared/api.ts';
import { isShownInForm } from '../../shared/forms/isShownInForm.ts';
import { orderKeys, productKeys } from '../../shared/recordKeys.ts';
import { useWrite } from '../../shared/useWrite.ts';

export function useCreateOrder() {
  return useWrite({
    write: (body: V1Schemas['OrderCreate']) => read(api.v1.POST('/orders', { body })),
    refreshes: [orderKeys.all, productKeys.all],
    says: ({ products }) => (products.length > 0 ? 'Order and product added' : 'Order added'),
    handles: isShownInForm,
  });
}

interface OrderCopy {
  readonly id: number;
  readonly name: string;
  /** By how many days the products' dates are moved; null leaves them out. */
  readonly days: number | null;
}

/** How many products a notice names. */
const MOST_NAMES = 3;

/** Names the products of a copy that have no dates although dates were moved: the server leaves out those that it would refuse. */
function copiedText({ products }: Pick<V1Schemas['Order'], 'products'>, { days }: OrderCopy): string {
  const undated = products.filter(({ product_start_date: start }) => start === null);
  if (days === null || undated.length === 0) return 'Order copied';
  const names = undated.slice(0, MOST_NAMES).map(({ product_name: name }) => name);
  const more = undated.length - names.length;
  return `Order copied. Without dates: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

export function useDuplicateOrder() {
  return useWrite({
    write: ({ id, name, days }: OrderCopy) =>
      read(
        api.v1.POST('/orders/{id}/duplicate', {
          params: { path: { id } },
          body: { name, ...(days !== null && { days }) },
        }),
      ),
    refreshes: [productKeys.lists, orderKeys.lists],
    says: copiedText,
    handles: isShownInForm,
  });
}
