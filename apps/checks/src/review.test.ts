import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { differenceOf } from '../../../.storybook/review/difference.ts';
import { writeReview } from '../../../.storybook/review/gitReview.ts';
import { markdownOf } from '../../../.storybook/review/markdownOf.ts';
import { changeOf, decisionKey } from '../../../.storybook/review/review.ts';
import { countsOf, reviewItems } from '../../../.storybook/review/reviewItems.ts';

let root: string;
let kept: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'review-'));
  kept = join(root, '.storybook/snapshots/browser-2');
  mkdirSync(kept, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function git(...args: string[]) {
  const who = ['-c', 'user.name=Robin', '-c', 'user.email=robin@mailroom.example', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' }).trim();
}

/** The head of a PNG with its size, and a word that stands for the rest. */
function picture(word: string, width = 1280, height = 800): Buffer {
  const head = Buffer.alloc(24);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return Buffer.concat([head, Buffer.from(word)]);
}

function keep(file: string, ...content: Parameters<typeof picture>) {
  writeFileSync(join(kept, file), picture(...content));
}

function commit(subject: string): string {
  git('add', '--all');
  git('commit', '--quiet', '--message', subject);
  return git('rev-parse', 'HEAD');
}

function review(named?: string) {
  return writeReview({ root, kept, files: readdirSync(kept).toSorted(), named, out: join(root, 'out') });
}

function changes(of: ReturnType<typeof review>) {
  return Object.fromEntries(of.stories.map((one) => [one.story, changeOf(one, of.base !== undefined)]));
}

describe('the pictures of a branch', () => {
  beforeEach(() => {
    git('init', '--quiet', '--initial-branch=main');
    for (const theme of ['dark', 'light']) {
      keep(`data-table-permutations-${theme}.png`, `table ${theme}`);
      keep(`forms-select-permutations-${theme}.png`, `select ${theme}`);
      keep(`screens-orders-default-${theme}.png`, `orders ${theme}`);
    }
    commit('all pictures');
    git('switch', '--quiet', '--create', 'branch');
  });

  it('are compared with the commit where the branch left main', () => {
    keep('data-table-permutations-light.png', 'wider table', 1280, 900);
    keep('layout-fold-permutations-light.png', 'fold');
    commit('a wider table');
    rmSync(join(kept, 'forms-select-permutations-light.png'));
    rmSync(join(kept, 'forms-select-permutations-dark.png'));
    git('stash', '--quiet');
    git('switch', '--quiet', 'main');
    keep('screens-orders-default-light.png', 'later on main');
    commit('main moves on');
    git('switch', '--quiet', 'branch');
    git('stash', 'pop', '--quiet');

    const found = review();
    expect(found.base).toMatch(/^[0-9a-f]+ all pictures$/);
    expect(changes(found)).toEqual({
      'data-table--permutations': 'changed',
      'forms-select--permutations': 'gone',
      'layout-fold--permutations': 'new',
      'screens-orders--default': 'same',
    });
    const [table] = found.stories;
    expect(table?.pairs.map(({ theme }) => theme)).toEqual(['light', 'dark']);
    expect(table?.pairs[0]).toMatchObject({ before: { height: 800 }, after: { width: 1280, height: 900 } });
    // Only the pictures that differ are written.
    expect(readdirSync(join(root, 'out')).filter((file) => file.endsWith('.png'))).toHaveLength(3);
    expect(existsSync(join(root, 'out', `${table?.pairs[0]?.before?.hash}.png`))).toBe(true);
  });

  it('are compared with another commit that is named, and with pictures of an older browser', () => {
    git('mv', '.storybook/snapshots/browser-2', '.storybook/snapshots/browser-1');
    const older = commit('an older browser');
    git('mv', '.storybook/snapshots/browser-1', '.storybook/snapshots/browser-2');
    keep('screens-orders-default-dark.png', 'new faces');
    expect(changes(review(older))).toMatchObject({
      'data-table--permutations': 'same',
      'screens-orders--default': 'changed',
    });
    expect(review('nowhere').why).toContain('“nowhere”');
  });

  it('are shown as they are where the clone lacks main', () => {
    git('branch', '--quiet', '--delete', '--force', 'main');
    const found = review();
    expect(found).toMatchObject({ base: undefined, why: expect.stringContaining('“main”') });
    expect(found.stories).toHaveLength(3);
    expect(Object.values(changes(found))).toEqual(['same', 'same', 'same']);
  });
});

it('are shown as they are outside of git', () => {
  keep('data-table-permutations-light.png', 'table');
  expect(review()).toMatchObject({
    base: undefined,
    why: expect.stringContaining('not a clone'),
    stories: [{ story: 'data-table--permutations', pairs: [{ after: { width: 1280 } }] }],
  });
});

function kind(hash: string) {
  return { hash, width: 10, height: 10 };
}

const CHANGED = {
  story: 'data-table--permutations',
  pairs: [
    { theme: 'light', file: 'data-table-permutations-light.png', before: kind('a'), after: kind('b') },
    { theme: 'dark', file: 'data-table-permutations-dark.png', before: kind('c'), after: kind('c') },
  ],
};
const GONE = {
  story: 'forms-old--default',
  pairs: [{ theme: 'light', file: 'forms-old-default-light.png', before: kind('d'), after: undefined }],
};
const STORIES = [
  {
    id: 'data-table--permutations',
    title: 'Data/Table',
    name: 'Permutations',
    type: 'story' as const,
    importPath: './Table.stories.tsx',
  },
];

describe('a decision', () => {
  it('ends when a picture changes, before or after', () => {
    const [light, dark] = CHANGED.pairs;
    const again = { ...CHANGED, pairs: [light, { ...dark, after: kind('e') }] } as typeof CHANGED;
    expect(decisionKey(again)).not.toBe(decisionKey(CHANGED));
    expect(decisionKey({ ...CHANGED })).toBe(decisionKey(CHANGED));
  });

  it('is told as a list for the pull request, with what needs work first', () => {
    const items = reviewItems({ base: '1234567 main', why: undefined, stories: [CHANGED, GONE] }, STORIES);
    expect(countsOf(items)).toBe('1 changed, 1 gone');
    const [table, old] = items;
    const decisions = {
      [table?.key ?? '']: { answer: 'no', note: 'Too wide:\nsee the last column' },
      [old?.key ?? '']: { answer: 'yes', note: '' },
    } as const;
    expect(markdownOf(items, decisions, '1234567 main')).toBe(`### Review of the pictures: 2 of 2 decided

Compared with \`1234567 main\`.

**No**

- [ ] Data / Table: Permutations (changed): Too wide: see the last column

**Yes**

- [x] Forms old: Default (gone)
`);
    expect(markdownOf(items, {}, '1234567 main')).toContain('0 of 2 decided');
  });
});

describe('the difference of two pictures', () => {
  function pixels(width: number, height: number, dark: readonly (readonly [x: number, y: number])[] = []) {
    const data = new Uint8ClampedArray(width * height * 4).fill(255);
    for (const [x, y] of dark) data[(y * width + x) * 4] = 254;
    return { data, width, height };
  }

  it('counts each pixel that differs by one shade, and joins those near each other', () => {
    const after = pixels(200, 100, [
      [0, 0],
      [1, 0],
      [20, 17],
      [150, 90],
    ]);
    const found = differenceOf(pixels(200, 100), after);
    expect(found.count).toBe(4);
    expect(found.runs).toEqual([
      [0, 2],
      [3420, 3421],
      [18_150, 18_151],
    ]);
    expect(found.places).toEqual([
      { left: 0, top: 0, right: 21, bottom: 18 },
      { left: 150, top: 90, right: 151, bottom: 91 },
    ]);
    expect(differenceOf(after, after)).toMatchObject({ count: 0, places: [] });
  });

  it('doesn’t join the end of a line with the start of the next', () => {
    const found = differenceOf(
      pixels(64, 64),
      pixels(64, 64, [
        [63, 15],
        [0, 16],
      ]),
    );
    expect(found.places).toHaveLength(2);
  });

  it('counts what only one of them has', () => {
    const found = differenceOf(pixels(10, 10), pixels(10, 14));
    expect(found).toMatchObject({ width: 10, height: 14, count: 40 });
    expect(found.places).toEqual([{ left: 0, top: 10, right: 10, bottom: 14 }]);
  });
});
