import type { Page } from '@playwright/test';

interface ShownRow {
  /** The address that the row's name leads to; empty without one. */
  href: string;
  /** The texts of its cells by their columns. */
  cells: Record<string, string>;
}

interface ShownLink {
  href: string;
  /** Its text with the count. */
  text: string;
}

/** The facts of a screen, each as its name and the text beside it. */
export interface Shown {
  /** 'Deliverable', 'Live seeds', 'files rejected': funnels, lists of facts, tiles and figures. */
  facts: Record<string, string>;
  /** 'Members': the count in a tab. */
  tabs: Record<string, string>;
  /** The rows of all tables. */
  rows: ShownRow[];
  /** The cards of a group: a list that is drawn without a table. */
  cards: number;
  /** How many rows the list has over all its pages, in the words of its foot: '1–10 of 325'. */
  range: string | undefined;
  /** The counts that lead to a list. */
  links: ShownLink[];
  /** The places of the navigation that have a count. */
  navigation: ShownLink[];
  /** The buttons, the progress bars and the items of lists. */
  texts: string[];
}

/** Reads what a person would read, by the names that they would see. */
export function readScreen(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const textOf = (element: Node | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll(selector)];
    const named = (pairs: (readonly [string, string])[]): Record<string, string> => Object.fromEntries(pairs);
    const counted = (selector: string) =>
      all(selector)
        .map((link) => {
          // In a tile, the count is beside the link.
          const beside = link.parentElement?.matches('dt') ? link.parentElement.nextElementSibling : null;
          return { href: hrefOf(link), text: `${textOf(link)} ${textOf(beside)}`.trim() };
        })
        .filter(({ text }) => /\d/.test(text));
    const hrefOf = (element: Element | null) => element?.getAttribute('href') ?? '';
    return {
      facts: named([
        ...all('main dt').map((term) => [textOf(term), textOf(term.parentElement?.lastElementChild)] as const),
        ...all('main [data-part="value"] + [data-part="label"]').map(
          (label) => [textOf(label), textOf(label.previousElementSibling)] as const,
        ),
      ]),
      tabs: named(
        all('[role="tab"]').map((tab) => [textOf(tab.firstChild), textOf(tab.querySelector('[data-part="count"]'))]),
      ),
      rows: all('main table').flatMap((table) => {
        const columns = [...(table.querySelector('thead tr:last-child')?.children ?? [])].map(textOf);
        // Headings, and what is open below a row, don't count as rows.
        return all('tbody tr:not([data-more], [data-heading], :has(> th[scope=colgroup]))', table).map((row) => ({
          href: hrefOf(row.querySelector('a')),
          cells: named([...row.children].map((cell, at) => [columns[at] ?? '', textOf(cell)])),
        }));
      }),
      cards: all('main [role="group"] > section[aria-label]').length,
      range: textOf(document.querySelector('main [data-part="range"]')) || undefined,
      links: counted('main a'),
      navigation: counted('nav[aria-label] a:has([data-part="count"])'),
      texts: [
        ...all('main button, main ul[aria-label] > li').map(textOf),
        ...all('main [role="progressbar"]').map(
          (bar) =>
            bar.getAttribute('aria-label') ??
            textOf(document.getElementById(bar.getAttribute('aria-labelledby') ?? '')),
        ),
      ],
    };
  });
}

/** The first number of a text: 1204 of '−1,204' and of '1,204 rows'; null without one. */
export function numberIn(text: string): number | null {
  const digits = /\d[\d,]*/.exec(text)?.[0];
  return digits === undefined ? null : Number(digits.replaceAll(',', ''));
}

/** How many rows a list has: over all pages, or those that are shown when all fit one page. */
export function lengthOf({ range, rows, cards }: Shown): number {
  return range === undefined ? rows.length + cards : (numberIn(range.replace(/^.* of /, '')) ?? 0);
}
