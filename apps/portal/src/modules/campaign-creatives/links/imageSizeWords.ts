import type { V1Schemas } from '@mailroom/api-client';

type ImageSize = V1Schemas['ImageSize'];
type Format = (value: number) => string;

/** How many times as wide as it is shown a file may be: a sharp screen draws two pixels for each one. */
const MOST_TIMES = 2;

const TIMES = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function shownWords({ width, height }: NonNullable<ImageSize['shown']>, number: Format): string {
  return height === null ? `shown ${number(width)} wide` : `shown at ${number(width)} × ${number(height)}`;
}

/** The pixels of the file against those at which it is shown. Leaves out what is unknown; null where nothing is known. */
export function sizeWords(size: ImageSize | null, number: Format): string | null {
  const sent = size?.sent ? `${number(size.sent.width)} × ${number(size.sent.height)}` : null;
  const shown = size?.shown ? shownWords(size.shown, number) : null;
  if (sent !== null && shown !== null) return `${sent}, ${shown}`;
  return sent ?? (shown && `S${shown.slice(1)}`);
}

/** Names a file that is far larger than it is shown, or smaller; null for all others. */
export function scaleWords(size: ImageSize | null, number: Format): string | null {
  if (!size?.sent || !size.shown) return null;
  const times = size.sent.width / size.shown.width;
  if (times < 1) return 'drawn larger than it is';
  if (times <= MOST_TIMES) return null;
  const rounded = Math.round(times * 10) / 10;
  if (rounded <= MOST_TIMES) return 'more than twice as wide as shown';
  return `${TIMES[rounded - 3] ?? number(rounded)} times as wide as shown`;
}
