import type { AriaLiveMessages, GroupBase } from 'react-select';
import type { KnownChoiceTexts } from '../../provider/useChoiceTexts.ts';
import { reasonAgainst, type Choice } from './options.ts';

/** Returns how many values are chosen, and that the limit is reached when it is (promise A08). */
export function countText(texts: KnownChoiceTexts, count: number, limit: number): string {
  if (limit < 0) return texts.chosenCount(count);
  return count >= limit ? texts.limitReached(limit) : texts.chosenOf(count, limit);
}

/** The messages of react-select. We announce choices ourselves, because it doesn't know what 'Select All' or a paste did. */
export function choiceMessages(
  texts: KnownChoiceTexts,
  matches: number,
): AriaLiveMessages<Choice, boolean, GroupBase<Choice>> {
  return {
    guidance: () => '',
    onChange: () => '',
    onFocus: ({ context, focused, isAppleDevice }) => {
      // On other systems screen readers read the focused option from the page, so it would be announced twice.
      if (context === 'menu' && !isAppleDevice) return '';
      return [focused.label, reasonAgainst(focused)].filter(Boolean).join('. ');
    },
    onFilter: ({ inputValue }) => (inputValue === '' ? '' : texts.matches(matches)),
  };
}
