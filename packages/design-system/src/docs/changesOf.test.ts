import { expect, it } from 'vitest';
import { changesOf } from '../../../../.storybook/facts/changesOf.ts';

const CHANGELOG = [
  {
    name: '@mailroom/design-system',
    releases: [
      {
        version: 'Next',
        changes: [
          {
            kind: 'minor',
            text: '`Menu` is left by Tab. A Table keeps its\nwidth. Tablets fold.\n- Form: asks.\n- A `Menu` waits.',
          },
        ],
      },
      { version: '0.1.0', changes: [{ kind: 'minor', text: 'The first Table.' }] },
    ],
  },
];

it('gives the sentences that name a component, the newest first', () => {
  expect(changesOf(CHANGELOG, ['Table'])).toEqual([
    { version: 'Next', text: 'A Table keeps its width.' },
    { version: '0.1.0', text: 'The first Table.' },
  ]);
  expect(changesOf(CHANGELOG, ['Menu', 'Popover'])).toEqual([
    { version: 'Next', text: '`Menu` is left by Tab.' },
    { version: 'Next', text: 'A `Menu` waits.' },
  ]);
});
