import { defineService } from '../database/service.ts';
import type { Tx } from '../database/transaction.ts';
import type { Entity } from '../facts/entity.ts';

/** A record that uses another one, as the 409 'used by' names it. */
export interface Use {
  entity: Entity;
  id: number;
  name: string;
  /** For a product that uses a creative: the revision. */
  revisionId?: number;
  /** For a product that uses an audience: the version. */
  versionNumber?: number;
  status?: string;
}

export interface UseFinder {
  entity: Entity;
  find: (tx: Tx, id: number) => Promise<readonly Use[]>;
  /** Returns which of several records are used, in one query. Lists need it, so that they don't query row by row. */
  among?: (tx: Tx, ids: readonly number[]) => Promise<readonly number[]>;
}

/** A module's registration: which of its records use another module's entity. */
export function defineUses(entity: Entity, find: UseFinder['find'], among?: UseFinder['among']): UseFinder {
  return {
    entity,
    find,
    ...(among && { among }),
  };
}

interface UseRegistry {
  finders(entity: Entity): readonly UseFinder[];
}

export const USES = defineService<UseRegistry>('uses');

export function registryOfUses(finders: readonly UseFinder[]): UseRegistry {
  const byEntity = Map.groupBy(finders, (finder) => finder.entity);
  return { finders: (entity) => byEntity.get(entity) ?? [] };
}
