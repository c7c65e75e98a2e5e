import type { ListQuery, V1Schemas } from '@mailroom/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, ifMatch, read } from '../shared/api.ts';
import { isShownInForm } from '../shared/forms/isShownInForm.ts';
import { orderKeys, productKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';
import { pageQuery } from './pageQuery.ts';

export function productsQuery(query: ListQuery<'listProducts'>) {
  return pageQuery(productKeys.list(query), (signal) => read(api.v1.GET('/product', { params: { query }, signal })));
}

export function productQuery(id: number) {
  return queryOptions({
    queryKey: productKeys.one(id),
    queryFn: ({ signal }) => read(api.v1.GET('/product/{id}', { params: { path: { id } }, signal })),
  });
}

/** The product as it is now, for the last look before it is sent: neither its numbers nor its preview may be old. */
export function productReviewQuery(id: number) {
  return queryOptions({
    queryKey: productKeys.part('review', id),
    queryFn: ({ signal }) => read(api.v1.GET('/product/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
    gcTime: 0,
  });
}

const refreshes = [productKeys.all, orderKeys.all];

export function useCreateProduct() {
  return useWrite({
    write: (body: V1Schemas['ProductCreate']) => read(api.v1.POST('/product', { body })),
    refreshes,
    says: 'Product added',
    handles: isShownInForm,
  });
}

interface ProductEdit {
  readonly product: { readonly product_id: number; readonly version: number };
  readonly body: V1Schemas['ProductPatch'];
}

export function useUpdateProduct() {
  return useWrite({
    write: ({ product, body }: ProductEdit) =>
      read(
        api.v1.PATCH('/product/{id}', {
          params: { path: { id: product.product_id }, header: ifMatch(product) },
          body,
        }),
      ),
    refreshes,
    says: 'Product saved',
    handles: isShownInForm,
  });
}

export function useDeleteProduct() {
  return useWrite({
    write: (id: number) => read(api.v1.DELETE('/product/{id}', { params: { path: { id } } })),
    refreshes: [productKeys.lists, orderKeys.all],
    says: 'Product deleted',
  });
}
