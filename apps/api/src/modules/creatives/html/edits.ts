/** A piece of a file and the text that replaces it; nothing is replaced where both offsets are the same. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** Makes the changes and keeps every other byte. Of two that overlap, only the one that begins first is made. */
export function edited(source: string, edits: readonly Edit[]): string {
  let text = '';
  let rest = 0;
  for (const edit of edits.toSorted((one, other) => one.from - other.from)) {
    if (edit.from < rest) continue;
    text += source.slice(rest, edit.from) + edit.text;
    rest = edit.to;
  }
  return text + source.slice(rest);
}
