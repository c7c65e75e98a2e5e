import { atMost, type FieldRules } from '../../../shared/forms/domainResolver.ts';

export interface CreativeDetailValues {
  advertiser_id: number | null;
  name: string;
  subject: string;
  preheader: string;
  sender_profile_id: number | null;
}

export interface CreativeFileValues {
  creative_html: File | null;
  creative_banner: File | null;
  creative_test_seed_list_csv: File | null;
  creative_live_seed_list_csv: File | null;
}

export const noFiles: CreativeFileValues = {
  creative_html: null,
  creative_banner: null,
  creative_test_seed_list_csv: null,
  creative_live_seed_list_csv: null,
};

export const detailRules = {
  advertiser_id: ['required'],
  name: ['required', atMost(200)],
  subject: [atMost(998)],
  preheader: [atMost(600)],
} as const satisfies FieldRules<CreativeDetailValues>;

export interface DraftValues extends CreativeDetailValues, CreativeFileValues {
  /** Saves without leaving Draft. */
  is_draft: boolean;
}

/** A draft may lack its advertiser. */
export function draftRules({ is_draft: isDraft }: Pick<DraftValues, 'is_draft'>): FieldRules<DraftValues> {
  return isDraft ? { ...detailRules, advertiser_id: [] } : detailRules;
}

export interface NewCreativeValues extends DraftValues {
  account_id: number | null;
}

export function newCreativeRules(values: NewCreativeValues): FieldRules<NewCreativeValues> {
  return { ...draftRules(values), account_id: ['required'] };
}
