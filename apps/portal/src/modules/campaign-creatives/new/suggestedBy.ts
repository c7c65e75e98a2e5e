import { PASTED } from './pastedHtml.ts';

/** Bytes at the beginning of a file, where its title is. */
const HEAD = 65_536;

const LONGEST_NAME = 200;
const LONGEST_SUBJECT = 998;
const LONGEST_PREHEADER = 600;

/** Blanks of many kinds follow a preheader, to keep the text of the e-mail out of the inbox. */
const BLANKS = /(?:[\s\u00AD\u200B\uFEFF]|\u034F|\u200C(?=\s|$))+/g;

/** Replaces bytes that are not UTF-8: the file has another encoding, and its title would be full of these. */
const UNREADABLE_LETTER = '\uFFFD';

function nameOf(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.slice(0, LONGEST_NAME);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', zwnj: ' ' };

/** The text between tags. Read without a parser, because the page's policy forbids a document made of others' HTML. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(
      /&(?:#x([\da-f]{1,5})|#(\d{1,6})|(\w+));/gi,
      (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
        if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
        return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
      },
    );
}

function lineOf(html: string | undefined, longest: number): string {
  const line = textOf(html ?? '')
    .replace(BLANKS, ' ')
    .trim();
  return line.includes(UNREADABLE_LETTER) ? '' : line.slice(0, longest).replace(NO_LETTERS, '');
}

/** Letters that no text has: control characters, and halves of a pair that a reference or a cut leaves. */
const NO_LETTERS = /[\p{Cc}\p{Cs}]/gu;

const TITLE = /<title[^>]*>([^<]*)<\/title>/i;

/** The first element whose style hides it, which is how e-mails write their preheader. */
const HIDDEN = /<(?:div|span|p)\b[^>]*style\s*=\s*["'][^"']*display:\s*none[^>]*>([^<]*)</i;

interface Suggested {
  readonly name: string;
  readonly subject: string;
  readonly preheader: string;
}

/**
 * Returns the values that an e-mail suggests: its name from the file's, its subject from the title. A file that can't be
 * read suggests only its name; its upload says what is wrong.
 */
export async function suggestedBy(file: File): Promise<Suggested> {
  const isArchive = file.name.toLowerCase().endsWith('.zip');
  const head = isArchive
    ? ''
    : await file
        .slice(0, HEAD)
        .text()
        .catch(() => '');
  const subject = lineOf(TITLE.exec(head)?.[1], LONGEST_SUBJECT);
  const named = file.name === PASTED ? subject.slice(0, LONGEST_NAME) : nameOf(file.name);
  return { name: named || 'New creative', subject, preheader: lineOf(HIDDEN.exec(head)?.[1], LONGEST_PREHEADER) };
}
