import { waitFor } from '@testing-library/dom';
import { isMatch, listed, nameOf, text, type NamePattern } from './names.ts';
import { dateFields, typeDates } from './pickDate.ts';
import { close, open } from './panel.ts';
import type { Around } from './surroundings.ts';

/**
 * The values of a filter: labels of choices, the text to contain, or a range. Days are written as 2026-12-31. An empty list
 * removes a filter with choices, an empty text or null one without.
 */
export type FilterValue = string | readonly string[] | { from?: string | number | null; to?: string | number | null };

export interface PanelTester {
  /** Sets a filter. Of choices, exactly these are chosen. */
  filter: (label: string, value: FilterValue) => Promise<void>;
  /** Shows a saved view. */
  showView: (name: NamePattern) => Promise<void>;
  /** Saves what the table shows as a view. */
  saveView: (name: string) => Promise<void>;
  /** Shows a column that was hidden. */
  showColumn: (header: string) => Promise<void>;
  /** Hides a column. */
  hideColumn: (header: string) => Promise<void>;
}

async function setChecked(
  box: () => HTMLInputElement | null | undefined,
  isOn: boolean,
  { user, wait }: Around,
): Promise<void> {
  const before = box();
  if (before == null || before.checked === isOn) return;
  await user.click(before);
  // The application may keep the state elsewhere, such as in the address, and render again later.
  await waitFor(() => {
    if (box()?.checked !== isOn) throw new Error(`“${nameOf(before)}” doesn't change`);
  }, wait);
}

async function retype(field: HTMLElement, words: string, { user }: Around): Promise<void> {
  await user.clear(field);
  if (words !== '') await user.type(field, words);
  await user.keyboard('{Enter}');
}

function isList(value: FilterValue): value is readonly string[] {
  return Array.isArray(value);
}

async function setFilter(of: HTMLElement, label: string, value: FilterValue, around: Around): Promise<void> {
  const boxes = (): HTMLInputElement[] => [...of.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  if (boxes().length > 0) {
    const wanted = typeof value === 'string' ? [value] : isList(value) ? value : undefined;
    if (wanted === undefined) throw new Error(`“${label}” has choices, not a range; ${listed(boxes().map(nameOf))}`);
    const names = boxes().map(nameOf);
    const unknown = wanted.find((one) => !names.includes(one));
    if (unknown !== undefined) throw new Error(`“${label}” has no “${unknown}”; ${listed(names)}`);
    // Unchecks before it checks: where one choice replaces another, the new one would be unchecked again.
    const order = names.toSorted((a, b) => Number(wanted.includes(a)) - Number(wanted.includes(b)));
    for (const name of order)
      await setChecked(() => boxes().find((box) => nameOf(box) === name), wanted.includes(name), around);
    return;
  }
  await waitFor(() => {
    if (of.querySelector('input, [data-part="segments"]') === null) throw new Error(`“${label}” has no fields yet`);
  }, around.wait);
  const { from = null, to = null } = typeof value === 'string' || isList(value) ? {} : value;
  const dates = dateFields(of);
  if (dates.length > 0) {
    for (const [index, day] of [from, to].entries())
      await typeDates(dateFields(of)[index] as HTMLElement, [day === null ? null : String(day)], around);
    return;
  }
  const inputs = [...of.querySelectorAll<HTMLInputElement>('input')];
  const words = inputs.length === 1 ? [typeof value === 'string' ? value : ''] : [from, to];
  for (const [index, input] of inputs.entries()) await retype(input, String(words[index] ?? ''), around);
}

/** Helpers for the panels of a table's toolbar. They are found by their content, because an application can replace every text. */
export function panelsOf(root: Element, around: Around): PanelTester {
  /** Opens one panel after the other until `act` has found what it needs. A narrow table has one panel, with others in it. */
  async function inPanel(
    act: (panel: HTMLElement) => Promise<boolean>,
    order: 'fromStart' | 'fromEnd' = 'fromEnd',
    inside: Element | null = root.querySelector('[data-part="toolbar"]'),
  ): Promise<boolean> {
    const buttons = [...(inside?.querySelectorAll<HTMLElement>('button[aria-haspopup="dialog"]') ?? [])];
    for (const button of order === 'fromEnd' ? buttons.toReversed() : buttons) {
      const panel = await open(button, around);
      const isDone = (await act(panel)) || (await inPanel(act, order, panel));
      await close(button, panel, around);
      if (isDone) return true;
    }
    return false;
  }

  async function setColumn(header: string, isShown: boolean): Promise<void> {
    const seen: string[] = [];
    const isDone = await inPanel(async (panel) => {
      const lines = () => [...panel.querySelectorAll('[data-column]')];
      const nameIn = (line: Element): string => text(line.querySelector('label, [data-part="always"]'));
      const line = () => lines().find((one) => isMatch(nameIn(one), header));
      if (line() === undefined) {
        seen.push(...lines().map(nameIn));
        return false;
      }
      const box = () => line()?.querySelector<HTMLInputElement>('input[type="checkbox"]');
      if (box() == null) throw new Error(`“${header}” is always shown`);
      await setChecked(box, isShown, around);
      return true;
    });
    if (!isDone) throw new Error(`There is no column “${header}”; ${listed(seen)}`);
  }

  return {
    filter: async (label, value) => {
      const seen: string[] = [];
      const isDone = await inPanel(async (panel) => {
        const all = [...panel.querySelectorAll('fieldset')].filter((one) => one.closest('[data-column]') === null);
        const nameIn = (one: Element): string => text(one.querySelector('legend'));
        const found = all.find((one) => nameIn(one) === label);
        if (found === undefined) seen.push(...all.map(nameIn));
        else await setFilter(found, label, value, around);
        return found !== undefined;
      }, 'fromStart');
      if (!isDone) throw new Error(`There is no filter “${label}”; ${listed(seen)}`);
    },
    showView: async (name) => {
      const seen: string[] = [];
      const isDone = await inPanel(async (panel) => {
        const views = [...panel.querySelectorAll('li > button[aria-pressed]')];
        const found = views.find((one) => isMatch(text(one), name));
        if (found === undefined) seen.push(...views.map(text));
        else await around.user.click(found);
        return found !== undefined;
      });
      if (!isDone) throw new Error(`There is no view “${String(name)}”; ${listed(seen)}`);
    },
    saveView: async (name) => {
      const isDone = await inPanel(async (panel) => {
        const field = panel.querySelector<HTMLInputElement>('form input');
        if (field === null) return false;
        await retype(field, name, around);
        return true;
      });
      if (!isDone) throw new Error('The views of this table can’t be saved');
    },
    showColumn: (header) => setColumn(header, true),
    hideColumn: (header) => setColumn(header, false),
  };
}
