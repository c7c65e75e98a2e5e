import type { HtmlText } from '../../html/decode.ts';
import { placeIn } from '../../html/placeIn.ts';
import type { Finding } from '../../html/finding.ts';
import { shortened } from '../shortened.ts';

/** A word with a letter that couldn't be read, or with an escape sign, which begins letters in some encodings. */
// oxlint-disable-next-line no-control-regex -- see above
const LOST_WORD = /[^\s<>]{0,30}[\uFFFD\u001B][^\s<>]{0,30}/;

/** A word with a letter outside ASCII. */
const WORD_IN_DOUBT = /[^\s<>]{0,30}[^\0-\u007F][^\s<>]{0,30}/;

const ADVICE = 'save the file as UTF-8 and upload it again';

function reasonFor({ declared, doubt }: HtmlText): string {
  if (doubt === 'guessed') return 'The file doesn’t say its encoding and was read as Windows-1252 (Western European)';
  if (declared === null) return 'The file is in an encoding that can’t be read';
  return `The file names the encoding ${declared.slice(0, 40)}, which doesn’t fit or can’t be read`;
}

/** Says that letters may be wrong, with the first of them. */
export function letterFindings(html: HtmlText): Finding[] {
  if (html.doubt === null) return [];
  const found = (html.doubt === 'unread' ? LOST_WORD : WORD_IN_DOUBT).exec(html.text);
  const word = found?.[0].replace(/\p{Cc}/gu, '\uFFFD');
  const seen = word === undefined ? '' : `. It reads '${shortened(word)}'`;
  return [
    {
      kind: html.doubt === 'guessed' ? 'encoding_guessed' : 'encoding_unread',
      message: `${reasonFor(html)}${seen}. If that is wrong, ${ADVICE}`,
      part: `${html.encoding} ${html.declared ?? ''}`,
      ...(found && { place: placeIn(html.text, found.index) }),
    },
  ];
}

/** Letters that were lost, as characters or by their number. */
const LOST_LETTERS = /(?:\uFFFD|&#(?:65533|x0{0,4}fffd);?)+/gi;

function wordAround(text: string, from: number, to: number): string {
  const before = /[^\s<>]*$/.exec(text.slice(Math.max(0, from - 30), from))?.[0] ?? '';
  const after = /^[^\s<>]*/.exec(text.slice(to, to + 30))?.[0] ?? '';
  return before + text.slice(from, to) + after;
}

/** Finds the letters that a program lost when it saved a file that it couldn't read. `sent` is the HTML without its notes. */
export function lostLetterFindings(sent: string): Finding[] {
  const lost = [...sent.matchAll(LOST_LETTERS)];
  const words = lost.slice(0, 50).map(({ 0: { length }, index }) => wordAround(sent, index, index + length));
  const [first] = lost;
  if (!first) return [];
  const more = lost.length === 1 ? '' : ` and ${lost.length - 1} more`;
  return [
    {
      kind: 'encoding_unread',
      message: `Letters were lost in an encoding that couldn’t be read, and readers see \uFFFD: '${shortened(words[0] ?? '')}'${more}. Type them again, or ${ADVICE}`,
      part: words.join(' '),
      place: placeIn(sent, first.index),
    },
  ];
}
