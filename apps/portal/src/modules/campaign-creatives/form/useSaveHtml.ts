import type { V1Schemas, V2Schemas } from '@mailroom/api-client';
import { useEditCreative } from '../../../resources/creatives.queries.ts';
import { staysDraft } from './creativeBodies.ts';
import { useUpload } from './useUpload.ts';

type MendedLines = V2Schemas['MendedCreative']['lines'];

function lineBody(lines: MendedLines) {
  const [subject, preheader] = (['subject', 'preheader'] as const).map(
    (name) => lines.find(({ field }) => field === name)?.after,
  );
  return { ...(subject !== undefined && { subject }), ...(preheader !== undefined && { preheader }) };
}

/**
 * Saves a text as the newest revision of a creative, with other lines beside it; the images of its ZIP stay. Null keeps the HTML.
 * `keepsDraft`: so does its status.
 */
export function useSaveHtml(creative: V1Schemas['Creative'], keepsDraft = false) {
  const { id, version, html_file, advertiser_id } = creative;
  const { mutateAsync: edit, isPending } = useEditCreative();
  const upload = useUpload();
  return {
    isSaving: isPending,
    save: (text: string | null, lines: MendedLines = []) => {
      const name = html_file?.name.replace(/\.zip$/i, '.html') ?? 'index.html';
      const body = {
        ...(text !== null && { creative_html: new File([text], name, { type: 'text/html' }) }),
        ...lineBody(lines),
        ...staysDraft({ advertiser_id: keepsDraft ? null : advertiser_id }),
      };
      return upload.run((sending) => edit({ ...sending, id, version, body }));
    },
  };
}
