import type { PaletteCommand } from './command.ts';
import { rankCommands } from './rankCommands.ts';

/** How many results are shown: more than anybody reads, and each further one would slow the list down. */
const SHOWN = 100;

export interface CommandGroup {
  name: string | undefined;
  commands: readonly PaletteCommand[];
}

export interface Found {
  groups: readonly CommandGroup[];
  first: PaletteCommand | undefined;
  /** How many results are shown, and how many there are. */
  shown: number;
  all: number;
}

interface Sources {
  query: string;
  commands: readonly PaletteCommand[];
  recent: readonly PaletteCommand[];
  /** The heading of the latest choices. */
  recentName: string;
  loaded: readonly PaletteCommand[];
}

/** The results: recent ones first while the field is empty, then by how well they match, each one once. */
export function foundCommands({ query, commands, recent, recentName, loaded }: Sources): Found {
  const latest = query === '' ? recent.map((one) => ({ ...one, group: recentName })) : [];
  const searchable = recent.map((one) => ({ ...one, group: one.group ?? recentName }));
  const every = [...latest, ...rankCommands(query === '' ? commands : [...commands, ...searchable], query), ...loaded];
  const seen = new Set<string>();
  const once = every.filter(({ id }) => !seen.has(id) && seen.add(id));
  const shown = once.slice(0, SHOWN);
  const groups = [...Map.groupBy(shown, ({ group }) => group)].map(([name, own]) => ({ name, commands: own }));
  return { groups, first: groups[0]?.commands[0], shown: shown.length, all: once.length };
}
