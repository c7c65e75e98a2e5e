import { MASK_FILL, MASK_VISIBLE } from './constants.ts';

/** Replaces every character but the first and the last with '*'. A text of one or two characters is hidden entirely. */
export function mask(text: string): string {
  // Code points, not UTF-16 units: half of a surrogate pair would show as a broken character.
  const characters = [...text];
  const hidden = characters.length - 2 * MASK_VISIBLE;
  if (hidden <= 0) return MASK_FILL.repeat(characters.length);
  const visible = [characters.slice(0, MASK_VISIBLE), characters.slice(-MASK_VISIBLE)].map((end) => end.join(''));
  return visible.join(MASK_FILL.repeat(hidden));
}
