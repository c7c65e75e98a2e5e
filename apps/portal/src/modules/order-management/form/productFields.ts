import type { V1Schemas } from '@mailroom/api-client';
import { earliestEnd } from '@mailroom/domain/forms/dateRules';
import { atMost, type FieldRules } from '../../../shared/forms/domainResolver.ts';

type ProductPatch = V1Schemas['ProductPatch'];

export interface ProductValues {
  product_name: string;
  product_type: V1Schemas['Product']['product_type'];
  product_start_date: string | null;
  product_end_date: string | null;
  volume_ordered: number | null;
  volume_tolerance_percent: number | null;
  audience_id: number | null;
  creative_id: number | null;
  install_id: number | null;
  rate_cpm_cents: number | null;
}

export const emptyProduct: ProductValues = {
  product_name: '',
  product_type: 'E-mail deployment',
  product_start_date: null,
  product_end_date: null,
  volume_ordered: null,
  volume_tolerance_percent: null,
  audience_id: null,
  creative_id: null,
  install_id: null,
  rate_cpm_cents: null,
};

/**
 * Only the name is required; a draft lists what else is missing. The server checks the start, because it knows the
 * account's calendar and whether the product was launched before.
 */
export function productRules({ product_start_date: start }: ProductValues): FieldRules<ProductValues> {
  return {
    product_name: ['required', atMost(200)],
    volume_ordered: ['greater_than_zero', 'whole', { rule: 'max', max: 2_000_000_000 }],
    volume_tolerance_percent: ['non_negative', { rule: 'max', max: 100 }],
    product_end_date: start === null ? [] : [{ rule: 'min_date', earliest: earliestEnd(start) }],
    rate_cpm_cents: ['non_negative', { rule: 'max', max: 100_000_000 }],
  };
}

export function valuesOf(product: V1Schemas['Product']): ProductValues {
  const { product_name, product_type, product_start_date, product_end_date, volume_ordered } = product;
  return {
    product_name,
    product_type,
    product_start_date,
    product_end_date,
    volume_ordered,
    volume_tolerance_percent: product.volume_tolerance_percent,
    audience_id: product.audience?.id ?? null,
    creative_id: product.creative?.id ?? null,
    install_id: product.install?.id ?? null,
    // Only the product's own rate: one that comes from the account or the defaults isn't edited here.
    rate_cpm_cents: product.rate?.source === 'product' ? product.rate.cpm_cents : null,
  };
}

/** The request's body. Mail has no destination. */
export function bodyOf(values: ProductValues): ProductPatch & { product_name: string } {
  const isData = values.product_type === 'Data delivery';
  return {
    ...values,
    product_name: values.product_name.trim(),
    install_id: isData ? values.install_id : null,
  };
}
