import { useDesign } from './DesignContext.ts';
import { tableTexts, type TableTexts } from './tableTexts.ts';
import type { ShellTexts } from './texts.ts';

type KnownTableTexts = ShellTexts & TableTexts;

const complete = new WeakMap<ShellTexts, KnownTableTexts>();

/** All texts of tables and their cells, with the application's replacements. Loads half of what `useTexts` loads. */
export function useTableTexts(): KnownTableTexts {
  const { texts } = useDesign();
  const known = complete.get(texts);
  if (known) return known;
  const all = { ...tableTexts, ...texts };
  complete.set(texts, all);
  return all;
}
