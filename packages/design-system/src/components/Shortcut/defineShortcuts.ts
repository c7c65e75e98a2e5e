import { parseKeys } from './strokes.ts';

export interface Shortcut {
  /** 'Mod+K' (Ctrl, on Apple's keyboards ⌘), 'Shift+Enter', '?', 'G O' for one after the other. */
  keys: string;
  /** What happens, as the sheet says it. */
  label: string;
  /** Under which heading the sheet shows it. */
  group?: string | undefined;
  /** Bound by a component itself, such as Escape: the sheet tells it, nobody binds it. */
  isBuiltIn?: boolean | undefined;
}

export type ShortcutList = Readonly<Record<string, Shortcut>>;

/** The ids that an application has to bind. */
export type BoundId<List extends ShortcutList> = {
  [Id in keyof List]: List[Id] extends { isBuiltIn: true } ? never : Id;
}[keyof List];

/**
 * The one list of an application's keys. `useShortcuts` asks for what each does and ShortcutSheet shows them, so that the
 * sheet can't tell of keys that do nothing. Two that want the same keys are refused.
 */
export function defineShortcuts<const List extends ShortcutList>(shortcuts: List): List {
  const taken = new Map<string, string>();
  for (const { keys, label } of Object.values(shortcuts)) {
    parseKeys(keys);
    const other = taken.get(keys.toLowerCase());
    if (other !== undefined) throw new Error(`'${other}' and '${label}' both want ${keys}.`);
    taken.set(keys.toLowerCase(), label);
  }
  return shortcuts;
}

/** The list without what rests just now, for the sheet: of `useShortcuts`' handlers, those that are undefined. */
export function activeShortcuts<List extends ShortcutList>(
  shortcuts: List,
  handlers: { [Id in BoundId<List>]: unknown },
): ShortcutList {
  const bound = new Map<string, unknown>(Object.entries(handlers));
  return Object.fromEntries(
    Object.entries<Shortcut>(shortcuts).filter(([id, { isBuiltIn }]) => isBuiltIn || bound.get(id) !== undefined),
  );
}
