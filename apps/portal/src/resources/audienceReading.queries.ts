import { isApiError, type V1Schemas } from '@mailroom/api-client';
import { api, read } from '../shared/api.ts';
import { useWrite } from '../shared/useWrite.ts';

type AudienceFile = V1Schemas['AudienceFile'];
/** Settings of a file that a person corrected. */
export type GivenReading = V1Schemas['AudienceFileReading'];

/** The names of encodings, as spreadsheets and editors show them. */
export const encodingLabels: Readonly<Record<AudienceFile['encoding'], string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252, Western European',
  macintosh: 'Macintosh, Western European',
  'windows-1250': 'Windows-1250, Central European',
  'windows-1251': 'Windows-1251, Cyrillic',
  'windows-1253': 'Windows-1253, Greek',
  'windows-1254': 'Windows-1254, Turkish',
  'windows-1255': 'Windows-1255, Hebrew',
  'windows-1256': 'Windows-1256, Arabic',
  'windows-1257': 'Windows-1257, Baltic',
  'windows-1258': 'Windows-1258, Vietnamese',
  'iso-8859-2': 'ISO-8859-2, Central European',
  'koi8-r': 'KOI8-R, Russian',
  shift_jis: 'Shift JIS, Japanese',
  'euc-jp': 'EUC-JP, Japanese',
  gb18030: 'GB 18030, Simplified Chinese',
  big5: 'Big5, Traditional Chinese',
  'euc-kr': 'EUC-KR, Korean',
};

/** The name of an encoding without its languages: 'Windows-1252'. */
export function encodingName(encoding: AudienceFile['encoding']): string {
  return encodingLabels[encoding].replace(/,.*/, '');
}

interface ReadAgain {
  id: number;
  given: GivenReading;
}

/** Reads an uploaded file in another way. The answer is another upload of it, so whatever was asked about the first one stays. */
export function useReadAgain() {
  return useWrite({
    write: ({ id, given }: ReadAgain) =>
      read(api.v1.POST('/audience/file/{id}/read', { params: { path: { id } }, body: given })),
    refreshes: [],
    isQuiet: true,
    // The card of the settings says why the file can't be read so.
    handles: isApiError,
  });
}
