import { atMost, type FieldRules } from '../../../shared/forms/domainResolver.ts';

export interface OrderValues {
  account_id: number | null;
  advertiser_id: number | null;
  name: string;
  po_number: string;
  notes: string;
}

export const orderRules: FieldRules<OrderValues> = {
  account_id: ['required'],
  advertiser_id: ['required'],
  name: ['required', atMost(200)],
  po_number: [atMost(80)],
  notes: [atMost(4000)],
};
