/** The texts of Select and MultiSelect. */
export const choiceTexts = {
  choose: 'Choose',
  chosen: (label: string) => `${label} chosen.`,
  chosenCount: (count: number) => `${count} chosen`,
  chosenOf: (chosen: number, all: number) => `${chosen} of ${all} chosen`,
  cleared: 'All removed.',
  create: (text: string) => `Add “${text}”`,
  limitReached: (limit: number) => `${limit} of ${limit} chosen, limit reached. Remove one to choose another.`,
  loadFailed: 'The options could not be loaded.',
  loadingMore: 'Loading more',
  matches: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  noData: 'No data available',
  noRoom: 'limit reached',
  notAnOption: 'no such option',
  notTaken: (what: string) => `Not added: ${what}.`,
  pasted: (count: number) => (count === 1 ? '1 added.' : `${count} added.`),
  removed: (label: string) => `${label} removed.`,
  search: 'Search',
  selectAll: 'Select All',
  unselectAll: 'UnSelect All',
};

export type ChoiceTexts = typeof choiceTexts;
