import { actsOf, race, workFor } from '../browser.ts';
import type { Suite } from '../figure.ts';
import type { actsOfBadges } from '../../peers/actsOfBadges.ts';

type Acts = ReturnType<typeof actsOfBadges>;

const BADGES = 1_000;
const ROUNDS = 5;
const TIMES = 6;

const NAMES = ['badgesOurs', 'badgesPlain'] as const;

function measured() {
  return race(NAMES, ROUNDS, async (visit, name) => {
    const acts = await actsOf<Acts>(visit, 'badges', name);
    const rules = async (size: number): Promise<number> => {
      await acts.evaluate((badges, count) => badges.mount(count), size);
      const found = await acts.evaluate((badges) => badges.rules());
      await acts.evaluate((badges) => badges.unmount());
      return found;
    };
    const few = await rules(10);
    const many = await rules(BADGES);
    const mount: number[] = [];
    const change: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      mount.push(await workFor(visit, () => acts.evaluate((badges, size) => badges.mount(size), BADGES)));
      for (let shift = 1; shift <= 3; shift += 1) {
        const to = [BADGES, shift] as const;
        const next = () => acts.evaluate((badges, [size, by]) => badges.change(size, by), to);
        change.push(await workFor(visit, next));
      }
      await acts.evaluate((badges) => badges.unmount());
    }
    return { mount, change, rules: [many - few] };
  });
}

export const suite: Suite = {
  name: 'badges',
  title: '1,000 status badges',
  about: `1,000 StatusBadges, which explain themselves on hover, and the same elements with the classes of a plain style sheet, which don’t, each in turn in a fresh page of the same Chromium, for ${ROUNDS} rounds of ${TIMES} mounts and ${TIMES * 3} renders that change every badge to the next status. Milliseconds are the processor time of the page’s main thread until the result is painted.`,
  packages: ['react', 'styled-components', 'playwright'],
  run: async () => {
    const of = await measured();
    const peer = (key: string) => ({ what: 'ms plain CSS', value: of('badgesPlain', key) });
    return [
      {
        what: 'mount',
        unit: 'ms',
        value: of('badgesOurs', 'mount'),
        peer: peer('mount'),
        budgets: [{ measure: 'ratio', bound: 'at most', limit: 2 }],
      },
      {
        what: 're-render',
        unit: 'ms',
        value: of('badgesOurs', 'change'),
        peer: peer('change'),
        budgets: [{ measure: 'ratio', bound: 'at most', limit: 2.5 }],
      },
      {
        what: 'extra style rules for 1,000 instead of 10',
        unit: '',
        value: of('badgesOurs', 'rules'),
        budgets: [{ measure: 'value', bound: 'at most', limit: 0 }],
      },
    ];
  },
};
