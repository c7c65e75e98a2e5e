import type { PaletteCommand } from './command.ts';
import { rankCommands } from './rankCommands.ts';

/** More results than anybody reads. Each further one would slow the list down. */
const SHOWN = 100;

export interface CommandGroup {
  name: string | undefined;
  commands: readonly PaletteCommand[];
}

export interface Found {
  groups: readonly CommandGroup[];
  first: PaletteCommand | undefined;
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
  const known = query === '' ? recent.map((one) => ({ ...one, group: recentName })) : [];
  const grouped = recent.map((one) => ({ ...one, group: one.group ?? recentName }));
  const every = [...known, ...rankCommands(query === '' ? commands : [...commands, ...grouped], query), ...loaded];
  const seen = new Set<string>();
  const once = every.filter(({ id }) => !seen.has(id) && seen.add(id));
  const shown = once.slice(0, SHOWN);
  const groups = [...Map.groupBy(shown, ({ group }) => group)].map(([name, own]) => ({ name, commands: own }));
  return { groups, first: groups[0]?.commands[0], shown: shown.length, all: once.length };
}
