import { createContext, use, type ClipboardEvent } from 'react';

interface ChoiceSettings {
  describedBy: string | undefined;
  isDisabled: boolean;
  isRequired: boolean | undefined;
  isSearchable: boolean;
  isMulti: boolean;
  /** The placeholder of the search while the menu is open and there are chips already. */
  searchText: string | undefined;
  /** How many chosen values '+12' hides. */
  hiddenCount: number;
  onShowAll: () => void;
  /** Shown above the options, for example that the limit is reached. */
  notice: string | undefined;
  noticeId: string;
  /** How many options match; -1 while more may be fetched. */
  setSize: number;
  /** The index of the menu's first option among all that match. Above 0 after a jump to the end. */
  firstPlace: number;
  /** Called when the start or the end of the list becomes visible. */
  onNear: (side: 'before' | 'after') => void;
  onPaste: (event: ClipboardEvent) => void;
}

/** Settings for our parts inside react-select, whose own props have no place for them. Always provided around those parts. */
export const ChoiceContext = createContext({} as ChoiceSettings);

export function useChoiceSettings(): ChoiceSettings {
  return use(ChoiceContext);
}
