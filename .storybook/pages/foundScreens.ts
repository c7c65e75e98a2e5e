import type { IndexEntry } from './useStories.ts';

export interface Screen {
  /** 'Screens/Order Management/Orders'. */
  title: string;
  stories: readonly IndexEntry[];
  /** The states that match the search: all of them if the screen's name matches. */
  shown: readonly IndexEntry[];
}

/** The screens and flows of which the name, or the name together with a state, has every word of a text. */
export function foundScreens(stories: readonly IndexEntry[], text: string): Screen[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const hasAll = (name: string) => words.every((word) => name.toLowerCase().includes(word));
  const screens = stories.filter(({ title, type }) => type === 'story' && /^(Screens|Flows)\//.test(title));
  return [...Map.groupBy(screens, ({ title }) => title)]
    .map(([title, all]) => ({
      title,
      stories: all,
      shown: hasAll(title) ? all : all.filter(({ name }) => hasAll(`${title} ${name}`)),
    }))
    .filter(({ shown }) => shown.length > 0);
}
