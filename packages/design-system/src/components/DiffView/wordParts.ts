import { diffWordsWithSpace } from 'diff';

export interface DiffPart {
  text: string;
  isChanged: boolean;
}

/** Comparing the words of a whole minified document would take seconds, so longer lines are only marked as changed. */
const LONGEST = 5_000;
const MOST_EDITS = 400;
/** Below this share of common letters two lines are unrelated, and marking words would only be confusing. */
const LEAST_ALIKE = 0.3;

/** Returns the parts of both lines, with the removed and the added words marked. */
export function wordParts(before: string, after: string): [DiffPart[], DiffPart[]] {
  const whole: [DiffPart[], DiffPart[]] = [[{ text: before, isChanged: false }], [{ text: after, isChanged: false }]];
  if (before.length + after.length > LONGEST) return whole;
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS });
  if (changes === undefined) return whole;
  const common = changes.reduce((sum, part) => (part.added || part.removed ? sum : sum + part.value.trim().length), 0);
  if (common < LEAST_ALIKE * Math.max(before.trim().length, after.trim().length)) return whole;
  return [
    changes.filter((part) => !part.added).map((part) => ({ text: part.value, isChanged: part.removed })),
    changes.filter((part) => !part.removed).map((part) => ({ text: part.value, isChanged: part.added })),
  ];
}
