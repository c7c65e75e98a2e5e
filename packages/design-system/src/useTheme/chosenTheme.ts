import { THEME_CHOICES, USUAL_KEY, type ThemeChoice, type ThemeMemory } from './themeScript.ts';

/** Choices that the browser doesn't store: cookies are blocked, or the quota is used up. They last as long as the page. */
const unstored = new Map<string, ThemeChoice>();
const listeners = new Set<() => void>();

function placeOf({ key = USUAL_KEY, storage = 'local' }: ThemeMemory) {
  return { key, id: `${storage} ${key}`, open: () => (storage === 'local' ? localStorage : sessionStorage) };
}

/** The choice that is remembered, if there is one. */
export function rememberedTheme(memory: ThemeMemory): ThemeChoice | undefined {
  const { key, id, open } = placeOf(memory);
  const kept = unstored.get(id);
  if (kept) return kept;
  try {
    const stored = open().getItem(key);
    return THEME_CHOICES.find((choice) => choice === stored);
  } catch {
    return undefined;
  }
}

/** The remembered choice; before the first, the theme that the page sets itself, and otherwise the system's. */
export function chosenTheme(memory: ThemeMemory): ThemeChoice {
  const set = document.documentElement.dataset['theme'];
  return rememberedTheme(memory) ?? THEME_CHOICES.find((choice) => choice === set) ?? 'system';
}

export function showTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset['theme'];
  else dataset['theme'] = choice;
}

export function chooseTheme(memory: ThemeMemory, choice: ThemeChoice): void {
  const { key, id, open } = placeOf(memory);
  try {
    open().setItem(key, choice);
    unstored.delete(id);
  } catch {
    unstored.set(id, choice);
  }
  showTheme(choice);
  for (const changed of listeners) changed();
}

/** Calls back after each choice, in this tab or in another. */
export function listenToTheme(memory: ThemeMemory, changed: () => void): () => void {
  const { key, id } = placeOf(memory);
  // The key is null when another tab has cleared the storage.
  const hear = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    unstored.delete(id);
    showTheme(rememberedTheme(memory) ?? 'system');
    changed();
  };
  listeners.add(changed);
  addEventListener('storage', hear);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', hear);
  };
}
