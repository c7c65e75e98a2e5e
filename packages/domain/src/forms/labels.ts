export const MOST_LABELS = 20;
const LONGEST_LABEL = 40;

/** A label as it is stored: trimmed, with single blanks, and with letters of one form for each accent. */
export function labelName(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** Labels with the same key are one label: ‘holiday’ and ‘Holiday’. */
export function labelKey(text: string): string {
  return labelName(text).toLowerCase();
}

/** Each label once, by its key, in the spelling that comes first. */
export function labelsByKey(texts: readonly string[]): Map<string, string> {
  const byKey = new Map<string, string>();
  for (const text of texts) if (!byKey.has(labelKey(text))) byKey.set(labelKey(text), labelName(text));
  return byKey;
}

/** Returns what is wrong with a label, or undefined. */
export function labelProblem(text: string): string | undefined {
  const size = [...labelName(text)].length;
  return size >= 1 && size <= LONGEST_LABEL ? undefined : `A label has 1 to ${LONGEST_LABEL} characters`;
}

/** Returns what is wrong with the labels of a record, or undefined. */
export function labelsProblem(texts: readonly string[]): string | undefined {
  const first = texts.map(labelProblem).find((problem) => problem !== undefined);
  if (first !== undefined) return first;
  return labelsByKey(texts).size <= MOST_LABELS ? undefined : `At most ${MOST_LABELS} labels are possible`;
}
