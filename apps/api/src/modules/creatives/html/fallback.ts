import { elementsOf, textOf } from './tree.ts';
import type { Element } from './tree.ts';

/** Whether a player holds words or a picture for readers whose program doesn't play it. */
export function hasFallback(element: Element): boolean {
  return textOf(element) !== '' || [...elementsOf(element)].some(({ tagName }) => tagName === 'img');
}
