import { findFillerTexts } from '@mailroom/domain/merge/fillerTexts';
import type { FoundImage } from '../../html/images.ts';
import type { Finding, FindingField, Place } from '../../html/finding.ts';
import type { WrittenText } from './filterWords.ts';

interface Written {
  subject: string | null;
  preheader: string | null;
  texts: readonly WrittenText[];
  images: readonly FoundImage[];
}

interface Piece {
  text: string;
  where: string;
  field?: FindingField;
  placeOf?: (offset: number) => Place | undefined;
}

/** More than a template has. Each needs its place in the file. */
const MOST = 50;

/** Finds what somebody forgot to replace in a template, wherever a reader meets it. */
export function fillerFindings({ subject, preheader, texts, images }: Written): Finding[] {
  const pieces: Piece[] = [
    { text: subject ?? '', where: ' in the subject', field: 'subject' },
    { text: preheader ?? '', where: ' in the preheader', field: 'preheader' },
    ...texts.map((written) => ({ ...written, where: '' })),
    ...images.map(({ alt = '', place }) => ({ text: alt, where: ' in an alt text', placeOf: () => place })),
  ];
  const found = pieces.flatMap(({ text, where, field, placeOf }) =>
    findFillerTexts(text).map((filler) => ({ ...filler, where, field, placeOf })),
  );
  return found.slice(0, MOST).map(({ text, offset, where, field, placeOf }): Finding => {
    const place = placeOf?.(offset);
    return {
      kind: 'filler_text',
      message: `'${text}'${where} is a filler text`,
      part: `${text}${where}`,
      ...(place && { place }),
      ...(field && { field }),
    };
  });
}
