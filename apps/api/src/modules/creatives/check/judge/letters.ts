import type { HtmlText } from '../../html/decode.ts';
import { placeIn } from '../../html/placeIn.ts';
import type { Finding } from '../../html/finding.ts';
import { shortened } from '../shortened.ts';

/** A word with a letter outside ASCII, or with an escape sign, which begins letters in some encodings. */
// oxlint-disable-next-line no-control-regex -- see above
const WORD_IN_DOUBT = /[^\s<>]{0,30}[^\0-\u001A\u001C-\u007F][^\s<>]{0,30}/;

/** Names of encodings that people know; all others appear under their technical name. */
const NAMES: Readonly<Record<string, string>> = { 'windows-1252': 'Windows-1252 (Western European)', 'utf-8': 'UTF-8' };

const ADVICE = 'save the file as UTF-8 and upload it again';

function reasonFor({ declared, encoding, doubt }: HtmlText): string {
  const name = NAMES[encoding] ?? encoding;
  if (doubt === 'guessed') return `The file doesn’t say its encoding and was read as ${name}`;
  if (declared === null) return `The file is in an encoding that can’t be read; it was shown as ${name}`;
  return `The file names the encoding ${declared.slice(0, 40)}, which doesn’t fit or can’t be read; it was shown as ${name}`;
}

/** Says that letters may be wrong, with the first of them. */
export function letterFindings(html: HtmlText): Finding[] {
  if (html.doubt === null) return [];
  const found = WORD_IN_DOUBT.exec(html.text);
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
