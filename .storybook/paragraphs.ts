/** Splits a changeset's text into paragraphs and list items. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\n|\n(?=- )/)
    .map((part) => part.replace(/^- /, '').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
