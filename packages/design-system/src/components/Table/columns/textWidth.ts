/** Shares of the font's size, in the house's typeface. */
const NARROW = 0.28;
const DIGIT = 0.6;
const WIDE = 0.9;
const SQUARE = 1.05;
const LETTER = 0.57;
const OTHER = 0.64;

/** Room for the letters of other engines: those of WebKit on Linux are a little wider. */
const SLACK = 1.03;

function shareOf(letter: string): number {
  if (/[\s.,:;'|!()[\]ijlt]/.test(letter)) return NARROW;
  if (/\p{Nd}/u.test(letter)) return DIGIT;
  if (/[mwMW@%]/.test(letter)) return WIDE;
  if (/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/.test(letter)) return SQUARE;
  return /[a-z]/.test(letter) ? LETTER : OTHER;
}

/**
 * About how wide a text is in px, rather too wide than too narrow. It asks no document, so a server lays out the same
 * columns as the browser, before any font has come.
 */
export function textWidth(text: string, fontSize: number): number {
  const shares = Array.from(text, shareOf).reduce((sum, share) => sum + share, 0);
  return shares * fontSize * SLACK;
}
