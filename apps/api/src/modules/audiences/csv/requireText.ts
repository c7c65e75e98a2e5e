/** The file can't be read as a table of people. */
export class NotATable extends Error {}

const SIGNATURES: readonly [string, number[]][] = [
  ['a ZIP archive or a spreadsheet', [0x50, 0x4b, 0x03, 0x04]],
  ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['a picture', [0x89, 0x50, 0x4e, 0x47]],
  ['a picture', [0xff, 0xd8, 0xff]],
  ['a picture', [0x47, 0x49, 0x46, 0x38]],
  ['a gzip archive', [0x1f, 0x8b]],
  ['an old spreadsheet', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a 7z archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['a RAR archive', [0x52, 0x61, 0x72, 0x21]],
  ['a program', [0x7f, 0x45, 0x4c, 0x46]],
];

// oxlint-disable-next-line no-control-regex -- it finds control characters
export const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

// oxlint-disable-next-line no-control-regex -- it finds a control character
const DOS_END = /\u001a\s*$/;

/** So many lines are asked about control characters. */
const ASKED_LINES = 1000;

/** A few lines with control characters are rejected one by one. More than one in ten, and the file isn't text. */
function requireFewControls(text: string): void {
  // Without the mark with which DOS ends a file.
  const lines = text.replace(DOS_END, '').split(/\r\n|\r|\n/, ASKED_LINES);
  const broken = lines.flatMap((line, at) => (CONTROLS.test(line) ? [at + 1] : []));
  if (broken.length * 10 > lines.length)
    throw new NotATable(`The file isn’t text: it holds control characters, the first on line ${broken[0]}`);
}

/** Refuses a file that isn't a CSV, as its first bytes show. */
export function refuseOtherKinds(head: Buffer): void {
  const known = SIGNATURES.find(([, bytes]) => head.subarray(0, bytes.length).equals(Buffer.from(bytes)));
  if (known) throw new NotATable(`The file is ${known[0]}, not a CSV`);
}

/** Throws NotATable for a file that isn't text, and for an empty one. */
export function requireText(text: string): void {
  if (text.trim() === '') throw new NotATable('The file is empty');
  requireFewControls(text);
}
