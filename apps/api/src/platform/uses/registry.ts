import type { Tx } from '../database/transaction.ts';
import type { Entity } from '../facts/entity.ts';

/** A record that pins another one, as the 409 'used by' names it. */
export type Use = {
  entity: Entity;
  id: number;
  name: string;
  /** Of a product that pins a creative: which revision, and how the product stands. */
  revisionId?: number;
  /** Of a product that pins an audience: which of its versions. */
  versionNumber?: number;
  status?: string;
};

export type UseFinder = {
  entity: Entity;
  find: (tx: Tx, id: number) => Promise<readonly Use[]>;
  /** Which of several are used at all, in one query: for lists, which must not ask row by row. */
  among?: (tx: Tx, ids: readonly number[]) => Promise<readonly number[]>;
};

/** A module's registration: which of its records use another module's entity. */
export const uses = (entity: Entity, find: UseFinder['find'], among?: UseFinder['among']): UseFinder => ({
  entity,
  find,
  ...(among && { among }),
});

export type UseRegistry = { finders(entity: Entity): readonly UseFinder[] };

export const registryOfUses = (finders: readonly UseFinder[]): UseRegistry => {
  const byEntity = Map.groupBy(finders, (finder) => finder.entity);
  return { finders: (entity) => byEntity.get(entity) ?? [] };
};
