import type { ListQuery, V1Schemas } from '@mailroom/api-client';
import { api, read } from '../shared/api.ts';
import { isShownInForm } from '../shared/forms/isShownInForm.ts';
import { productKeys, responseDataKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';
import { pageQuery } from './pageQuery.ts';

export function responseDataQuery(query: ListQuery<'listProductResponses'>) {
  return pageQuery(responseDataKeys.list(query), (signal) =>
    read(api.v1.GET('/product_response', { params: { query }, signal })),
  );
}

export function useUploadResponseData() {
  return useWrite({
    write: (body: V1Schemas['ResponseUpload']) => read(api.v1.POST('/product_response', { body })),
    // The product too, because its report has the days.
    refreshes: [responseDataKeys.all, productKeys.all],
    says: ({ total_rows }) =>
      total_rows === 1 ? 'Response data of 1 day stored' : `Response data of ${total_rows} days stored`,
    handles: isShownInForm,
  });
}
