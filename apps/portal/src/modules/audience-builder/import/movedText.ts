/** Formats a number for the reader. */
type Format = (value: number) => string;

/** How many people would go and come, in words: '31 people go, 1 comes'. */
function movedText({ go, come }: { go: number; come: number }, number: Format): string {
  const going = go === 0 ? 'nobody goes' : go === 1 ? '1 person goes' : `${number(go)} people go`;
  const coming = come === 0 ? 'nobody comes' : come === 1 ? '1 comes' : `${number(come)} come`;
  return `${going}, ${coming}`;
}

/** The same as a sentence, with how many people there are then. */
export function movedSentence(moved: { go: number; come: number; people: number }, number: Format): string {
  const text = movedText(moved, number);
  const then = moved.people === 1 ? '1 person' : `${number(moved.people)} people`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}: ${then} then.`;
}
