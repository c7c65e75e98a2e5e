import type { ListQuery, V1Schemas } from '@mailroom/api-client';
import { api, ifMatch, read } from '../shared/api.ts';
import { isShownInForm } from '../shared/forms/isShownInForm.ts';
import { productKeys, rateKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';
import { pageQuery } from './pageQuery.ts';

/** Products too, because a rate is what some of them are charged at. */
const refreshes = [rateKeys.all, productKeys.all];

export function ratesQuery(query: ListQuery<'listProductRates'>) {
  return pageQuery(rateKeys.list(query), (signal) => read(api.v1.GET('/product_rate', { params: { query }, signal })));
}

export function useAddRate() {
  return useWrite({
    write: (body: V1Schemas['ProductRateCreate']) => read(api.v1.POST('/product_rate', { body })),
    refreshes,
    says: 'Rate added',
    handles: isShownInForm,
  });
}

interface RateEdit {
  readonly rate: { readonly id: number; readonly version: number };
  readonly body: V1Schemas['ProductRatePatch'];
}

export function useEditRate() {
  return useWrite({
    write: ({ rate, body }: RateEdit) =>
      read(api.v1.PATCH('/product_rate/{id}', { params: { path: { id: rate.id }, header: ifMatch(rate) }, body })),
    refreshes,
    says: 'Rate saved',
    handles: isShownInForm,
  });
}
