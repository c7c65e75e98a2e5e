import { defineUses, type Use, type UseFinder } from '../../platform/uses/registry.ts';
import { creativesOfAdvertiser, creativesOfSender } from './creatives.repository.ts';

function named(rows: readonly { id: number; name: string }[]): Use[] {
  return rows.map((row) => ({ entity: 'creative' as const, ...row }));
}

export const creativeUses: readonly UseFinder[] = [
  defineUses('sender_profile', async (tx, id) => named(await creativesOfSender(tx, id))),
  defineUses('advertiser', async (tx, id) => named(await creativesOfAdvertiser(tx, id))),
];
