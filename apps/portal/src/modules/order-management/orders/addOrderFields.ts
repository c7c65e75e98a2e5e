import { ApiError, isApiError, type V1Schemas } from '@mailroom/api-client';
import type { FieldRules } from '../../../shared/forms/domainResolver.ts';
import { textOrNull } from '../../../shared/forms/textOrNull.ts';
import { bodyOf, productRules, type ProductValues } from '../form/productFields.ts';
import { orderRules, type OrderValues } from './orderFields.ts';

/** The fields of an order and of its first product. No two of them have the same name. */
export interface AddOrderValues extends OrderValues, ProductValues {
  /** Whether the product is added too. */
  has_product: boolean;
}

/** Asks for the fields of the product only while they are shown: their choices need the account. */
export function addOrderRules(values: AddOrderValues): FieldRules<AddOrderValues> {
  const { has_product: hasProduct, account_id: accountId } = values;
  return { ...orderRules, ...(hasProduct && accountId !== null && productRules(values)) };
}

/** Whether nobody has filled in anything of the product. Its dates are suggested, so they don't count. */
export function isProductEmpty(values: AddOrderValues): boolean {
  const { product_name: name, audience_id, creative_id, volume_ordered, rate_cpm_cents } = values;
  return name.trim() === '' && [audience_id, creative_id, volume_ordered, rate_cpm_cents].every((one) => one === null);
}

/** The request's body. */
export function addOrderBody(values: AddOrderValues): V1Schemas['OrderCreate'] {
  const { has_product: hasProduct, account_id, advertiser_id, name, po_number, notes, ...product } = values;
  return {
    account_id: account_id ?? 0,
    advertiser_id: advertiser_id ?? 0,
    name,
    po_number: textOrNull(po_number),
    notes: textOrNull(notes),
    ...(hasProduct && { products: [bodyOf(product)] }),
  };
}

/** The refusal with the names of the form's fields: the server names those of the product by their place in the request. */
export function asFormError(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const fields = Object.entries(error.fields).map(
    ([name, text]) => [name.replace(/^products\.0\./, ''), text] as const,
  );
  return new ApiError({ ...error, message: error.message, fields: Object.fromEntries(fields) });
}
