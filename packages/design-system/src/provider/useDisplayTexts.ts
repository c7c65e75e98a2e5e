import { displayTexts, type DisplayTexts } from './displayTexts.ts';
import { useTexts, type KnownTexts } from './useTexts.ts';

const complete = new WeakMap<KnownTexts, KnownTexts & DisplayTexts>();

/** All texts of components that show data, with the application's replacements. */
export function useDisplayTexts(): KnownTexts & DisplayTexts {
  const texts = useTexts();
  const known = complete.get(texts);
  if (known) return known;
  const all = { ...displayTexts, ...texts };
  complete.set(texts, all);
  return all;
}
