import { parseKeys } from './strokes.ts';

export interface Shortcut {
  /** 'Mod+K' (⌘ on Apple keyboards, Ctrl on others), 'Shift+Enter', '?', or 'G O' for one key after the other. */
  keys: string;
  /** Says what the shortcut does, as the shortcut sheet shows it. */
  label: string;
  /** The heading above it in the shortcut sheet. */
  group?: string | undefined;
  /** True when a component binds the keys, such as Escape. The sheet lists it; the application doesn't bind it. */
  isBuiltIn?: boolean | undefined;
}

export type ShortcutList = Readonly<Record<string, Shortcut>>;

/** The ids that an application has to bind. */
export type BoundId<List extends ShortcutList> = {
  [Id in keyof List]: List[Id] extends { isBuiltIn: true } ? never : Id;
}[keyof List];

/**
 * Defines the shortcuts of an application in one list. `useShortcuts` binds a handler to each and ShortcutSheet shows them,
 * so that the sheet never lists keys that do nothing. Throws when two shortcuts have the same keys.
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

/** Returns the shortcuts that are active, for the sheet: without those whose handler in `useShortcuts` is undefined. */
export function activeShortcuts<List extends ShortcutList>(
  shortcuts: List,
  handlers: { [Id in BoundId<List>]: unknown },
): ShortcutList {
  const bound = new Map<string, unknown>(Object.entries(handlers));
  return Object.fromEntries(
    Object.entries<Shortcut>(shortcuts).filter(([id, { isBuiltIn }]) => isBuiltIn || bound.get(id) !== undefined),
  );
}
