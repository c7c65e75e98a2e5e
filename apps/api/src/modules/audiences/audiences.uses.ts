import { defineUses, type UseFinder } from '../../platform/uses/registry.ts';
import { listsOfAdvertiser } from './suppressions/suppressions.repository.ts';

/** An advertiser with suppression lists can't be deleted: people who asked not to be mailed must not be forgotten. */
export const audienceUses: readonly UseFinder[] = [
  defineUses('advertiser', async (tx, id) => {
    const lists = await listsOfAdvertiser(tx, id);
    return lists.map((list) => ({ entity: 'suppression' as const, ...list }));
  }),
];
