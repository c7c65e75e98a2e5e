import type { AriaLiveMessages, GroupBase } from 'react-select';
import type { DesignTexts } from '../../provider/texts.ts';
import type { Choice } from './options.ts';

/** What a screen reader hears: the choice, how many there are, and that the limit is reached (promise A08). */
export function choiceMessages(
  texts: DesignTexts,
  count: number,
  limit: number,
): AriaLiveMessages<Choice, boolean, GroupBase<Choice>> {
  return {
    guidance: () => '',
    onChange: ({ action, label }) => {
      const isAdding = action === 'select-option';
      const next = isAdding ? count + 1 : Math.max(0, count - 1);
      if (action === 'clear') return texts.cleared;
      const said = isAdding ? texts.chosen(label) : texts.removed(label);
      if (limit <= 0) return said;
      return next >= limit ? `${said} ${texts.limitReached(limit)}` : `${said} ${texts.chosenOf(next, limit)}`;
    },
    onFocus: ({ focused }) =>
      focused.kind === 'option' && focused.reason !== undefined ? `${focused.label}. ${focused.reason}` : focused.label,
    onFilter: ({ resultsMessage }) => resultsMessage,
  };
}
