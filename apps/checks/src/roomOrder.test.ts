import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './command.ts';
import { moduleGraph, type Module } from './moduleGraph.ts';
import { mutualRooms, reachesUp, roomsIn } from './roomOrder.ts';

const graph = moduleGraph(root);

function module(path: string, ...from: string[]): Module {
  return { path, text: '', exports: [], imports: from.map((each) => ({ from: each, name: '*' })), packages: [] };
}

it('lets the rooms of each module import downwards only, in the order that its README tells', () => {
  const folders = globSync('apps/{api,portal}/src/modules/*/*/', { cwd: root }).map((room) => dirname(room));
  const told = [...new Set(folders)].toSorted();
  expect(told.length).toBeGreaterThan(2);
  for (const folder of told) {
    const rooms = roomsIn(readFileSync(join(root, folder, 'README.md'), 'utf8'));
    expect(rooms, `${folder}/README.md tells no order of its rooms`).toBeDefined();
    expect(reachesUp(folder, rooms ?? [], graph)).toEqual([]);
  }
});

it('names an import that reaches up, and a room without a place', () => {
  const rooms = roomsIn('# mail\n\nRooms, from the ground up: `ledger`, `sending`.\n');
  expect(rooms).toEqual(['ledger', 'sending']);
  const mail = [
    module('mail/mail.module.ts', 'mail/sending/pump.ts'),
    module('mail/sending/pump.ts', 'mail/ledger/tally.ts', 'other/ledger/x.ts', 'mail/mail.queues.ts'),
    module('mail/ledger/tally.ts', 'mail/sending/pump.ts'),
    module('mail/ledger/tally.test.ts', 'mail/sending/pump.ts'),
    module('mail/ledger/Tally.stories.tsx', 'mail/sending/pump.ts'),
    module('mail/attic/box.ts'),
  ];
  expect(reachesUp('mail', rooms ?? [], mail)).toEqual([
    'mail/ledger/tally.ts reaches up to mail/sending/pump.ts',
    "mail/attic/box.ts: its room is not in the README's order",
  ]);
});

it('lets no two rooms of a folder import each other', () => {
  expect(mutualRooms(graph)).toEqual([]);
});

it('names both ways of two rooms that import each other', () => {
  const rooms = [
    module('apps/mail/src/box/lid.ts', 'apps/mail/src/post/stamp.ts'),
    module('apps/mail/src/post/in/sort.ts', 'apps/mail/src/box/lid.ts', 'apps/mail/src/post/stamp.ts'),
    module('apps/mail/src/post/stamp.ts', 'apps/mail/src/mail.ts', 'apps/other/box.ts'),
    module('apps/mail/src/mail.ts', 'apps/mail/src/post/stamp.ts'),
    module('apps/other/box.ts', 'apps/mail/src/post/stamp.ts'),
  ];
  const lid = 'apps/mail/src/box/lid.ts imports apps/mail/src/post/stamp.ts';
  expect(mutualRooms(rooms)).toEqual([lid, 'apps/mail/src/post/in/sort.ts imports apps/mail/src/box/lid.ts']);
  expect(mutualRooms(rooms.filter(({ path }) => !path.endsWith('sort.ts')))).toEqual([]);
});
