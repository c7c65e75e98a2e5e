import type { V1Schemas } from '@mailroom/api-client';
import { useEditCreative } from '../../../resources/creatives.queries.ts';
import { staysDraft } from './creativeBodies.ts';
import { useUpload } from './useUpload.ts';

/** Saves a text as the newest revision of a creative; the images of its ZIP stay. `keepsDraft`: so does its status. */
export function useSaveHtml(creative: V1Schemas['Creative'], keepsDraft = false) {
  const { id, version, html_file, advertiser_id } = creative;
  const { mutateAsync: edit, isPending } = useEditCreative();
  const upload = useUpload();
  return {
    isSaving: isPending,
    save: (text: string) => {
      const name = html_file?.name.replace(/\.zip$/i, '.html') ?? 'index.html';
      const file = new File([text], name, { type: 'text/html' });
      const body = { creative_html: file, ...staysDraft({ advertiser_id: keepsDraft ? null : advertiser_id }) };
      return upload.run((sending) => edit({ ...sending, id, version, body }));
    },
  };
}
