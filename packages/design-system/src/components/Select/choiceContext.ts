import { createContext, use, type ClipboardEvent } from 'react';

interface ChoiceSettings {
  describedBy: string | undefined;
  isDisabled: boolean;
  isRequired: boolean;
  isSearchable: boolean;
  isMulti: boolean;
  /** The word in the box while the menu is open and chips stand there already. */
  searchText: string | undefined;
  /** Chosen values behind '+12'. */
  hiddenCount: number;
  onShowAll: () => void;
  /** Said above the options, e.g. that the limit is reached. */
  notice: string | undefined;
  noticeId: string;
  /** How many match; -1 while more may come. */
  setSize: number;
  /** Where the first option of the menu stands among all that match: above 0 after a jump to the end. */
  firstPlace: number;
  /** The start or the end of the list came into sight. */
  onNear: (side: 'before' | 'after') => void;
  onPaste: (event: ClipboardEvent) => void;
}

/** What our parts inside react-select need to know; its own props have no place for it. They stand nowhere without it. */
export const ChoiceContext = createContext({} as ChoiceSettings);

export function useChoiceSettings(): ChoiceSettings {
  return use(ChoiceContext);
}
