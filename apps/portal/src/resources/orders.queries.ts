import type { ListQuery, V1Schemas } from '@mailroom/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, ifMatch, read } from '../shared/api.ts';
import { isShownInForm } from '../shared/forms/isShownInForm.ts';
import { needsAttentionKeys, orderKeys, productKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';
import { pageQuery } from './pageQuery.ts';

export function ordersQuery(query: ListQuery<'listOrders'>) {
  return pageQuery(orderKeys.list(query), (signal) => read(api.v1.GET('/orders', { params: { query }, signal })));
}

export function orderQuery(id: number) {
  return queryOptions({
    queryKey: orderKeys.one(id),
    queryFn: ({ signal }) => read(api.v1.GET('/orders/{id}', { params: { path: { id } }, signal })),
  });
}

// Products too, because their rows show the order's name and whether it was submitted.
const refreshes = [orderKeys.all, productKeys.all];

interface OrderEdit {
  readonly order: { readonly id: number; readonly version: number };
  readonly body: V1Schemas['OrderPatch'];
}

export function useUpdateOrder() {
  return useWrite({
    write: ({ order, body }: OrderEdit) =>
      read(api.v1.PATCH('/orders/{id}', { params: { path: { id: order.id }, header: ifMatch(order) }, body })),
    refreshes,
    says: 'Order saved',
    handles: isShownInForm,
  });
}

/** Says what a product still lacks, or how many of them do: submitting doesn't need it, launching does. */
function submittedText({ products }: Pick<V1Schemas['Order'], 'products'>): string {
  const lacking = products.flatMap(({ product_name: name, reasons }) => {
    const fields = reasons.flatMap((reason) => reason.fields ?? []);
    return fields.length > 0 ? [`${name} still lacks: ${fields.map(({ label }) => label).join(', ')}`] : [];
  });
  if (lacking.length > 1) return `Order submitted. ${lacking.length} of its products still lack something`;
  return ['Order submitted', ...lacking].join('. ');
}

export function useSubmitOrder() {
  return useWrite({
    write: (id: number) => read(api.v1.POST('/orders/{id}/submit', { params: { path: { id } } })),
    refreshes,
    says: submittedText,
  });
}

export function useDeleteOrder() {
  return useWrite({
    write: (id: number) => read(api.v1.DELETE('/orders/{id}', { params: { path: { id } } })),
    refreshes: [productKeys.lists, orderKeys.lists, needsAttentionKeys.all],
    says: 'Order deleted',
  });
}
