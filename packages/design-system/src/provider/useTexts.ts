import { dataTexts } from './dataTexts.ts';
import { useDesign } from './DesignContext.ts';
import type { DesignTexts, ShellTexts } from './texts.ts';

const complete = new WeakMap<ShellTexts, DesignTexts>();

/** Every word, with the application's own in place of ours. The shell reads `useDesign().texts`, which are fewer and load first. */
export function useTexts(): DesignTexts {
  const { texts } = useDesign();
  const known = complete.get(texts);
  if (known) return known;
  const all = { ...dataTexts, ...texts };
  complete.set(texts, all);
  return all;
}
