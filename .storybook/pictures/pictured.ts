/**
 * Stories that show a component in all its forms, or a screen as it usually is: of each there are pictures. The story of
 * conformance shows all components once more, an application's frame as high as the window among them.
 */
export function isShown(storyId: string): boolean {
  return /--(permutations|default)$/.test(storyId) && !storyId.startsWith('foundations-conformance');
}

/** The stories that run once more with touch. They look the same, and take no pictures. */
export const WITH_TOUCH = 'stories with touch';

export const PICTURED_THEMES = ['light', 'dark'];

/** The file of a story's picture. Vitest takes one of the two dashes out of the id. */
export function pictureFile(storyId: string, theme: string): string {
  return `${storyId.replace('--', '-')}-${theme}.png`;
}

export interface PictureMeta {
  /** Which story the test is; the addon says it. */
  storyId?: string;
  /** The pictures that were compared or saved. */
  pictures?: string[];
}
