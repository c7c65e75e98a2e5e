import { dataTexts, type DataTexts } from './dataTexts.ts';
import { useDesign } from './DesignContext.ts';
import type { ShellTexts } from './texts.ts';

export type KnownTexts = ShellTexts & DataTexts;

const complete = new WeakMap<ShellTexts, KnownTexts>();

/** All texts of tables and forms, with the application's replacements. The shell reads `useDesign().texts`, a smaller set that loads first. */
export function useTexts(): KnownTexts {
  const { texts } = useDesign();
  const known = complete.get(texts);
  if (known) return known;
  const all = { ...dataTexts, ...texts };
  complete.set(texts, all);
  return all;
}
