import type { V1Schemas } from '@mailroom/api-client';

type SeedList = V1Schemas['Seed']['list'];

/** The lists by the names of their dialogs in the URL. */
const DIALOGS: Readonly<Record<string, SeedList>> = { 'test-seeds': 'test', 'live-seeds': 'live' };

/** The list that a dialog of this name edits. */
export function seedListOf(dialog: string): SeedList | undefined {
  return DIALOGS[dialog];
}

export function seedDialog(list: SeedList): string {
  return `${list}-seeds`;
}
