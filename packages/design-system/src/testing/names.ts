import { waitFor, type waitForOptions } from '@testing-library/dom';

export type NamePattern = string | RegExp;

export function text(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** A string is the whole name, or its first words: the value of a menu and the note of a view come after the name. */
export function isMatch(actual: string, pattern: NamePattern): boolean {
  return typeof pattern === 'string' ? actual === pattern || actual.startsWith(`${pattern} `) : pattern.test(actual);
}

/** Finds elements by their `role` attribute, because computing all implicit roles takes seconds in jsdom. */
export function withRole(inside: Element, role: string): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>(`[role="${role}"]`)];
}

/** The name of a control: its label, or the text in it. Hidden texts, such as the reason of a disabled button, aren't part of it. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const others = ids.map((id) => element.ownerDocument.getElementById(id));
  const [named = ids.length > 0 ? others[0] : element] = (element as HTMLInputElement).labels ?? [];
  const copy = named?.cloneNode(true) as Element | undefined;
  for (const hidden of copy?.querySelectorAll('[aria-hidden="true"], [hidden]') ?? []) hidden.remove();
  // Words in neighbouring elements are apart on the screen, such as the label and the value of a HeaderMenu.
  return [...(copy?.childNodes ?? [])]
    .map((one) => one.textContent)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** As many names as a message can have and still be read. */
const MOST = 30;

export function listed(names: readonly string[]): string {
  const more = names.length > MOST ? ` and ${names.length - MOST} more` : '';
  return names.length === 0 ? 'there is none' : `there are: ${names.slice(0, MOST).join(', ')}${more}`;
}

/** Waits for the element with this name. The error lists the names that are there. */
export function findNamed<E extends Element>(
  what: string,
  name: NamePattern,
  all: () => readonly E[],
  wait: waitForOptions,
): Promise<E> {
  return waitFor(() => {
    const found = all();
    const one =
      found.find((element) => nameOf(element) === name) ?? found.find((element) => isMatch(nameOf(element), name));
    if (one === undefined) throw new Error(`There is no ${what} “${String(name)}”; ${listed(found.map(nameOf))}`);
    return one;
  }, wait);
}
