import { existsSync, globSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pinnedBrowser } from '../../apps/checks/src/browser/pinnedBrowser.ts';

const SNAPSHOTS = fileURLToPath(new URL('../snapshots/', import.meta.url));

/** The folder of the approved pictures: those of the pinned browser, or where it doesn't exist, those of any other. */
export function keptPictures(): string | undefined {
  const browsers = existsSync(SNAPSHOTS) ? readdirSync(SNAPSHOTS) : [];
  const pinned = pinnedBrowser()?.name;
  const browser = browsers.find((name) => name === pinned) ?? browsers.toSorted().at(-1);
  return browser === undefined ? undefined : `${SNAPSHOTS}${browser}`;
}

/** The story and the theme that a picture's name says. */
export function namedBy(file: string): { story: string; theme: string } | undefined {
  const [, component, form, theme] = /^(.+)-(permutations|default)-([^-]+)\.png$/.exec(file) ?? [];
  return component && form && theme ? { story: `${component}--${form}`, theme } : undefined;
}

/** The themes in which there is a picture of a story, by the story's id. */
export function picturedThemes(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const folder = keptPictures();
  for (const file of folder ? globSync('*.png', { cwd: folder }).toSorted().toReversed() : []) {
    const named = namedBy(file);
    if (named) (found[named.story] ??= []).push(named.theme);
  }
  return found;
}
