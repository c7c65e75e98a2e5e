import { actsOfBadges } from './actsOfBadges.ts';
import { actsOfSelects } from './actsOfSelects.ts';
import { actsOfTables } from './actsOfTables.ts';
import type { BadgesContestant, SelectContestant, TableContestant } from './contestant.ts';
import { stage } from './stage.tsx';

const files = import.meta.glob('./contestants/*.tsx');

async function load<Kind>(name: string): Promise<Kind> {
  const file = files[`./contestants/${name}.tsx`];
  if (!file) throw new Error(`Unknown contestant: ${name}`);
  const { contestant } = (await file()) as { contestant: Kind };
  return contestant;
}

/** Called by the suites from outside the page: one contestant per page, its code loaded before anything is timed. */
const bench = {
  async tables(name: string, size: number) {
    const contestant = await load<TableContestant>(name);
    return actsOfTables(contestant, stage(contestant), size);
  },
  async selects(name: string, size: number) {
    const contestant = await load<SelectContestant>(name);
    return actsOfSelects(contestant, stage(contestant), size);
  },
  async badges(name: string) {
    const contestant = await load<BadgesContestant>(name);
    return actsOfBadges(contestant, stage(contestant));
  },
};

Object.assign(window, { bench });
