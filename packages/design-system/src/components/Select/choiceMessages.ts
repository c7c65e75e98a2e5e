import type { AriaLiveMessages, GroupBase } from 'react-select';
import type { KnownChoiceTexts } from '../../provider/useChoiceTexts.ts';
import { reasonAgainst, type Choice } from './options.ts';

/** 'Health chosen.' and how many there are now; that the limit is reached, if it is (promise A08). */
export function countText(texts: KnownChoiceTexts, count: number, limit: number): string {
  if (limit < 0) return texts.chosenCount(count);
  return count >= limit ? texts.limitReached(limit) : texts.chosenOf(count, limit);
}

/** What react-select itself says. Choices are told by us: it doesn't know what 'Select All' or a paste did. */
export function choiceMessages(
  texts: KnownChoiceTexts,
  matches: number,
): AriaLiveMessages<Choice, boolean, GroupBase<Choice>> {
  return {
    guidance: () => '',
    onChange: () => '',
    onFocus: ({ context, focused, isAppleDevice }) => {
      // Elsewhere the focused option is read from the page itself, and would be heard twice.
      if (context === 'menu' && !isAppleDevice) return '';
      return [focused.label, reasonAgainst(focused)].filter(Boolean).join('. ');
    },
    onFilter: ({ inputValue }) => (inputValue === '' ? '' : texts.matches(matches)),
  };
}
