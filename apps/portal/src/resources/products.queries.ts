import type { V1Schemas } from '@mailroom/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ifMatch, read, type V1Query } from '../shared/api.ts';
import { isShownInForm } from '../shared/forms/isShownInForm.ts';
import { useWrite } from '../shared/useWrite.ts';
import { orderKeys } from './orders.queries.ts';

type Product = V1Schemas['Product'];

export const productKeys = {
  all: ['product'] as const,
  list: (query: V1Query<'listProducts'>) => ['product', 'list', query] as const,
  one: (id: number) => ['product', 'one', id] as const,
};

export const productsQuery = (query: V1Query<'listProducts'>) =>
  queryOptions({
    queryKey: productKeys.list(query),
    queryFn: ({ signal }) => read(api.v1.GET('/product', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const productQuery = (id: number) =>
  queryOptions({
    queryKey: productKeys.one(id),
    queryFn: ({ signal }) => read(api.v1.GET('/product/{id}', { params: { path: { id } }, signal })),
  });

const refreshes = [productKeys.all, orderKeys.all];

export const useCreateProduct = () =>
  useWrite({
    write: (body: V1Schemas['ProductCreate']) => read(api.v1.POST('/product', { body })),
    refreshes,
    says: 'Product added',
    handles: isShownInForm,
  });

export interface ProductEdit {
  readonly product: { readonly product_id: number; readonly version: number };
  readonly body: V1Schemas['ProductPatch'];
}

export const useUpdateProduct = () =>
  useWrite({
    write: ({ product, body }: ProductEdit) =>
      read(
        api.v1.PATCH('/product/{id}', {
          params: { path: { id: product.product_id } },
          headers: ifMatch(product),
          body,
        }),
      ),
    refreshes,
    says: 'Product saved',
    handles: isShownInForm,
  });

export const useDeleteProduct = () =>
  useWrite({
    write: (id: number) => read(api.v1.DELETE('/product/{id}', { params: { path: { id } } })),
    refreshes: [productKeys.list({}).slice(0, 2), orderKeys.all],
    says: 'Product deleted',
  });

export type ProductRecord = Product;
