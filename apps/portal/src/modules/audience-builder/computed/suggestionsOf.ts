import { suggestComputed, type ComputedSuggestion } from '@mailroom/domain/computed/suggestComputed';
import { idAt, type ColumnsDraft } from './columnsDraft.ts';
import { namesOf, type Sheet } from './sheet.ts';

/** Suggestions for all columns, computed ones too, without those that the user dismissed. */
export function suggestionsOf(
  all: Sheet,
  draft: ColumnsDraft & { readonly dismissed: readonly string[] },
): ComputedSuggestion[] {
  const headings = namesOf(all);
  const fields = headings.map((_, place) => draft.choices[idAt(draft, place)] ?? null);
  return suggestComputed({ headings, rows: all.rows, fields }).filter(({ says }) => !draft.dismissed.includes(says));
}
