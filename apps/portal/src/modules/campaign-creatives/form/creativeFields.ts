import type { V1Schemas } from '@mailroom/api-client';
import { atMost, type FieldRules } from '../../../shared/forms/domainResolver.ts';
import { textOrNull } from '../../../shared/forms/textOrNull.ts';

type Creative = V1Schemas['Creative'];

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

export interface NewCreativeValues extends CreativeDetailValues, CreativeFileValues {
  account_id: number | null;
  /** Saves without starting the check. */
  is_draft: boolean;
}

export const newCreativeRules: FieldRules<NewCreativeValues> = { ...detailRules, account_id: ['required'] };

/** The details as the server expects them: an empty text is null. */
export function detailBody({ advertiser_id, name, subject, preheader, sender_profile_id }: CreativeDetailValues) {
  return {
    ...(advertiser_id !== null && { advertiser_id }),
    name,
    subject: textOrNull(subject),
    preheader: textOrNull(preheader),
    sender_profile_id,
  };
}

type FileBody = { [Key in keyof CreativeFileValues]?: Blob } & { creative_type?: Creative['creative_type'] };

/** The chosen files. A ZIP holds the HTML and its images. */
export function fileBody(values: CreativeFileValues): FileBody {
  const html = values.creative_html;
  return {
    ...(html && { creative_type: html.name.toLowerCase().endsWith('.zip') ? ('zip' as const) : ('html' as const) }),
    ...(html && { creative_html: html }),
    ...(values.creative_banner && { creative_banner: values.creative_banner }),
    ...(values.creative_test_seed_list_csv && { creative_test_seed_list_csv: values.creative_test_seed_list_csv }),
    ...(values.creative_live_seed_list_csv && { creative_live_seed_list_csv: values.creative_live_seed_list_csv }),
  };
}
