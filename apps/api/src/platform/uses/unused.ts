import { conflict } from '../../errors.ts';
import { serviceOf } from '../database/context.ts';
import type { Tx } from '../database/tx.ts';
import type { Entity } from '../facts/entity.ts';
import { USES, type Use } from './registry.ts';

export async function usesOf(tx: Tx, entity: Entity, id: number): Promise<Use[]> {
  const found: Use[] = [];
  for (const finder of serviceOf(tx, USES).finders(entity)) found.push(...(await finder.find(tx, id)));
  return found;
}

/** The ids among these that other records use. */
export async function usedAmong(tx: Tx, entity: Entity, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const used = new Set<number>();
  if (ids.length === 0) return used;
  for (const { among, find } of serviceOf(tx, USES).finders(entity)) {
    if (among) for (const id of await among(tx, ids)) used.add(id);
    else for (const id of ids) if (!used.has(id) && (await find(tx, id)).length > 0) used.add(id);
  }
  return used;
}

/** Refuses with 409 'used by' while another record uses this one. Call it before a delete. */
export async function refuseWhileUsed(tx: Tx, entity: Entity, id: number): Promise<void> {
  const usedBy = await usesOf(tx, entity, id);
  if (usedBy.length === 0) return;
  const names = usedBy.map((use) => `${use.entity} ${use.name}`).join(', ');
  throw conflict('in_use', `Used by ${names}`, { blockers: usedBy }, [
    { message: 'In use', children: usedBy.map((use) => ({ object: use.name, message: `uses this ${entity}` })) },
  ]);
}
