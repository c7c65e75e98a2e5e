/** A changeset's text in its paragraphs and the lines of its lists. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\n|\n(?=- )/)
    .map((part) => part.replace(/^- /, '').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
