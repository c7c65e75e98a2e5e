import type { V1Schemas } from '@mailroom/api-client';
import { textOrNull } from '../../../shared/forms/textOrNull.ts';
import type { CreativeDetailValues, CreativeFileValues } from './creativeFields.ts';

type Creative = V1Schemas['Creative'];

/** The creative's advertiser as a choice; a Draft may have none. */
export function advertiserOf({ advertiser_id: id, advertiser_name: name }: Creative) {
  return id === null || name === null ? undefined : { id, name };
}

/** A Draft without an advertiser stays one, whatever else of it is saved. */
export function staysDraft({ advertiser_id: advertiser }: Pick<Creative, 'advertiser_id'>) {
  return advertiser === null ? { status: 'Draft' as const } : {};
}

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

/** The details of a new creative. A draft leaves out an empty text, which the server then reads from the file. */
export function newDetailBody(values: CreativeDetailValues, isDraft: boolean) {
  const { subject, preheader, ...others } = detailBody(values);
  const reads = (text: string | null) => isDraft && text === null;
  return { ...others, ...(!reads(subject) && { subject }), ...(!reads(preheader) && { preheader }) };
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
