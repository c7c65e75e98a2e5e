/** Splits a changeset's text into paragraphs and list items. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\n|\n(?=- )/)
    .map((part) => part.replace(/^- /, '').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}
