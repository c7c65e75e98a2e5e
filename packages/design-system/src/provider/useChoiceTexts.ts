import { choiceTexts, type ChoiceTexts } from './choiceTexts.ts';
import { useDesign } from './DesignContext.ts';
import type { ShellTexts } from './texts.ts';

export type KnownChoiceTexts = ShellTexts & ChoiceTexts;

const complete = new WeakMap<ShellTexts, KnownChoiceTexts>();

/** All texts of choices, with the application's replacements. Loads a tenth of what `useTexts` loads. */
export function useChoiceTexts(): KnownChoiceTexts {
  const { texts } = useDesign();
  const known = complete.get(texts);
  if (known) return known;
  const all = { ...choiceTexts, ...texts };
  complete.set(texts, all);
  return all;
}
