import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdsInOutlook } from './conditions.ts';

it.each([
  ['mso', true],
  ['MSO', true],
  ['!mso', false],
  [' ! mso ', false],
  ['gte mso 9', true],
  ['mso 16', true],
  ['mso 16.0', true],
  ['mso 15', false],
  ['lt mso 12', false],
  ['lte mso 16', true],
  ['gt mso 16', false],
  ['gt mso 15.5', true],
  ['IE', false],
  ['!IE', true],
  ['gte IE 6', false],
  ['vml', true],
  ['!vml', false],
  ['gte vml 1', true],
  ['!supportLists', true],
  ['(gte mso 9)|(IE)', true],
  ['mso | IE', true],
  ['(gte mso 9)&(lt mso 16)', false],
  ['(gte mso 9)&(lte mso 16)', true],
  ['!(mso)&!(IE)', false],
  ['!(IE)', true],
  ['!!mso', true],
  ['true', true],
  ['false', false],
  ['IE|IE&mso|mso', true],
  ['mso|IE&IE', true],
  ['(mso|IE)&IE', false],
])('reads %s', (condition, holds) => {
  expect(holdsInOutlook(condition)).toBe(holds);
});

it.each([
  '',
  ' ',
  'mso mso',
  'gte mso',
  'gte 9',
  'gte gte 9',
  '9',
  'mso 9 9',
  '(mso',
  'mso)',
  '()',
  '!',
  'mso &',
  '| mso',
  'mso && mso',
  'mso, IE',
  'mso &amp; mso',
  'constructor 1',
  `${'('.repeat(150)}mso${')'.repeat(150)}`,
  '!'.repeat(100_000),
])('takes %j for a condition that does not hold', (condition) => {
  expect(holdsInOutlook(condition)).toBe(false);
});

interface Tree {
  text: string;
  holds: boolean;
}

const leaf = fc.constantFrom<Tree>(
  { text: 'mso', holds: true },
  { text: 'vml', holds: true },
  { text: 'IE', holds: false },
  { text: 'true', holds: true },
  { text: 'false', holds: false },
  { text: 'mso 16', holds: true },
  { text: 'mso 9', holds: false },
  { text: 'lt mso 16', holds: false },
  { text: 'lte mso 16', holds: true },
  { text: 'gt mso 9', holds: true },
  { text: 'gte mso 17', holds: false },
);

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    leaf,
    tie('tree').map(({ text, holds }) => ({ text: `!(${text})`, holds: !holds })),
    fc
      .tuple(tie('tree'), tie('tree'))
      .map(([a, b]) => ({ text: `(${a.text})&(${b.text})`, holds: a.holds && b.holds })),
    fc
      .tuple(tie('tree'), tie('tree'))
      .map(([a, b]) => ({ text: `(${a.text}) | (${b.text})`, holds: a.holds || b.holds })),
  ),
}));

it('agrees with the condition that was written, however it is nested', () => {
  const short = tree.filter(({ text }) => text.length <= 300);
  fc.assert(
    fc.property(short, ({ text, holds }) => holdsInOutlook(text) === holds),
    { seed: 28, numRuns: 500 },
  );
});

it('never throws', () => {
  const words = fc.array(fc.constantFrom('mso', 'gte', '9', '(', ')', '!', '&', '|', ' ', 'IE', '.'), {
    maxLength: 40,
  });
  const any = fc.oneof(
    fc.string(),
    words.map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(any, (text) => typeof holdsInOutlook(text) === 'boolean'),
    { seed: 28, numRuns: 1000 },
  );
});
