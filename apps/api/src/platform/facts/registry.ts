import { defineService } from '../database/service.ts';
import type { Tx } from '../database/transaction.ts';
import type { Entity } from './entity.ts';

interface Fact {
  entity: Entity;
  id: number;
  accountId: number | null;
}

export interface FactListener {
  entity: Entity;
  derive: (tx: Tx, fact: Fact) => Promise<void>;
}

/** A module's registration: `derive` runs when a record of another module's entity changes. */
export function on(entity: Entity, derive: FactListener['derive']): FactListener {
  return { entity, derive };
}

interface FactRegistry {
  listeners(entity: Entity): readonly FactListener[];
}

export const FACTS = defineService<FactRegistry>('facts');

export function factRegistry(listeners: readonly FactListener[]): FactRegistry {
  const byEntity = Map.groupBy(listeners, (listener) => listener.entity);
  return { listeners: (entity) => byEntity.get(entity) ?? [] };
}
