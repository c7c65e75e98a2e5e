import { uses, type Use, type UseFinder } from '../../platform/uses/registry.ts';
import { creativesOfAdvertiser, creativesOfSender } from './creatives.repository.ts';

function named(rows: readonly { id: number; name: string }[]): Use[] {
  return rows.map((row) => ({ entity: 'creative' as const, ...row }));
}

export const creativeUses: readonly UseFinder[] = [
  uses('sender_profile', async (tx, id) => named(await creativesOfSender(tx, id))),
  uses('advertiser', async (tx, id) => named(await creativesOfAdvertiser(tx, id))),
];
