import { sentenceCase } from '../pages/sentenceCase.ts';
import type { IndexEntry } from '../pages/useStories.ts';
import { changeOf, CHANGES, decisionKey, type Change, type Review, type ReviewedStory } from './review.ts';

/** A story of the review with everything that the page says about it. */
export interface ReviewItem extends ReviewedStory {
  /** Names its pictures: a decision is kept under it. */
  key: string;
  change: Change;
  /** 'Data / Table'. */
  group: string;
  /** 'Permutations'. */
  name: string;
  /** Whether the Storybook still has the story. */
  isKnown: boolean;
}

export function groupName(title: string): string {
  return title.replaceAll('/', ' / ');
}

/** 'data-table--permutations' of a story that no longer exists. */
function wordsOf(id: string): string {
  return sentenceCase(id.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()));
}

/** The stories with pictures, named and ordered as in the sidebar; those that are gone come last. */
export function reviewItems(review: Review, stories: readonly IndexEntry[]): ReviewItem[] {
  const known = new Map(stories.map((story) => [story.id, story]));
  const order = [...known.keys()];
  const place = (story: string) => (known.has(story) ? order.indexOf(story) : order.length);
  const inOrder = review.stories.toSorted((one, other) => place(one.story) - place(other.story));
  return inOrder.map((reviewed) => {
    const entry = known.get(reviewed.story);
    const [component = '', name = ''] = reviewed.story.split('--');
    return {
      ...reviewed,
      key: decisionKey(reviewed),
      change: changeOf(reviewed, review.base !== undefined),
      group: entry ? groupName(entry.title) : wordsOf(component),
      name: entry ? sentenceCase(entry.name) : wordsOf(name),
      isKnown: entry !== undefined,
    };
  });
}

/** '12 changed, 3 new, 1 gone'. */
export function countsOf(items: readonly ReviewItem[]): string {
  return CHANGES.filter((change) => change !== 'same')
    .map((change) => [items.filter((item) => item.change === change).length, change] as const)
    .filter(([count]) => count > 0)
    .map(([count, change]) => `${count} ${change}`)
    .join(', ');
}
