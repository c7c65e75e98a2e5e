import { expect, it } from 'vitest';
import { lackingPictures } from '../../../.storybook/pictures/everyPictureTaken.ts';

it('finds the stories that passed without all their pictures', () => {
  const both = ['data-table--permutations-light', 'data-table--permutations-dark'];
  expect(
    lackingPictures([
      { storyId: 'data-table--permutations', pictures: both },
      { storyId: 'status-badge--permutations', pictures: ['status-badge--permutations-light'] },
      // The setup never ran for this file, so the test itself reports nothing.
      { storyId: 'screens-landing--default' },
      { storyId: 'screens-landing--empty' },
      {},
    ]),
  ).toEqual(['status-badge--permutations', 'screens-landing--default']);
});
