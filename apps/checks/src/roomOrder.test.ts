import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './command.ts';
import { moduleGraph, type Module } from './moduleGraph.ts';
import { reachesUp, roomsIn } from './roomOrder.ts';

/** Modules whose rooms still import each other both ways. */
const NOT_YET = ['creatives'];

function module(path: string, ...from: string[]): Module {
  return { path, text: '', exports: [], imports: from.map((each) => ({ from: each, name: '*' })), packages: [] };
}

it('lets the rooms of each server module import downwards only, in the order that its README tells', () => {
  const graph = moduleGraph(root);
  const folders = globSync('apps/api/src/modules/*/*/', { cwd: root }).map((room) => dirname(room));
  const told = [...new Set(folders)].toSorted().filter((folder) => !NOT_YET.includes(basename(folder)));
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
  const graph = [
    module('mail/mail.module.ts', 'mail/sending/pump.ts'),
    module('mail/sending/pump.ts', 'mail/ledger/tally.ts', 'other/ledger/x.ts', 'mail/mail.queues.ts'),
    module('mail/ledger/tally.ts', 'mail/sending/pump.ts'),
    module('mail/ledger/tally.test.ts', 'mail/sending/pump.ts'),
    module('mail/attic/box.ts'),
  ];
  expect(reachesUp('mail', rooms ?? [], graph)).toEqual([
    'mail/ledger/tally.ts reaches up to mail/sending/pump.ts',
    "mail/attic/box.ts: its room is not in the README's order",
  ]);
});
