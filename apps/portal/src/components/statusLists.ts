import { defineStatuses, type Statuses } from '@mailroom/design-system';
import { statuses, type StatusKind } from '@mailroom/domain/statuses/statuses';

const KINDS = Object.keys(statuses) as StatusKind[];

const lists = new Map<string, Statuses>(
  KINDS.map((kind) => [
    kind,
    defineStatuses(statuses[kind].map(({ code, tone, meaning, next }) => ({ code, tone, meaning, next }))),
  ]),
);
const NONE = defineStatuses([]);

/** The statuses of an entity in the design system's form, for badges, legends and filter choices. */
export function statusesOf(entity: StatusKind | (string & {})): Statuses {
  // An order shows the most urgent status of its products.
  return lists.get(entity === 'order' ? 'product' : entity) ?? NONE;
}
