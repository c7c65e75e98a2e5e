/** A piece of a file and the text that replaces it; nothing is replaced where both offsets are the same. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** The changes in the order of the file. Of two that overlap, only the one that begins first is among them. */
export function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  let rest = 0;
  return edits
    .toSorted((one, other) => one.from - other.from)
    .filter(({ from, to }) => {
      if (from < rest) return false;
      rest = to;
      return true;
    });
}

/** Makes the changes and keeps every other byte. */
export function edited(source: string, edits: readonly Edit[]): string {
  let text = '';
  let rest = 0;
  for (const edit of withoutOverlaps(edits)) {
    text += source.slice(rest, edit.from) + edit.text;
    rest = edit.to;
  }
  return text + source.slice(rest);
}
