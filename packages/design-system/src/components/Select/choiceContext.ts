import { createContext, use } from 'react';

interface ChoiceSettings {
  describedBy: string | undefined;
  isDisabled: boolean;
  isRequired: boolean;
  isMulti: boolean;
  maxChips: number;
  /** Said above the options, e.g. that the limit is reached. */
  notice: string | undefined;
  /** The end of the list came into sight. */
  onNearEnd: () => void;
}

/** What our parts inside react-select need to know; its own props have no place for it. */
export const ChoiceContext = createContext<ChoiceSettings>({
  describedBy: undefined,
  isDisabled: false,
  isRequired: false,
  isMulti: false,
  maxChips: 3,
  notice: undefined,
  onNearEnd: () => undefined,
});

export function useChoiceSettings(): ChoiceSettings {
  return use(ChoiceContext);
}
