const LONGEST = 80;

/** A text for a message, cut at 80 characters. */
export function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 3)}…` : text;
}
