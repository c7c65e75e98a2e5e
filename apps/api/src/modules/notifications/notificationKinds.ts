import type { Permission } from '@mailroom/domain/access/permissions';

interface NotificationKind {
  entity: 'audience' | 'creative' | 'product' | 'task';
  /** The permission to see the record. Null: everybody in its account sees it. */
  needs: Permission | null;
  text: (name: string) => string;
}

/** The kinds of notifications, each a sentence made of the record's name when it is read. */
export const notificationKinds = {
  audience_imported: { entity: 'audience', needs: 'can_view_audience', text: (name) => `${name} was imported` },
  audience_failed: { entity: 'audience', needs: 'can_view_audience', text: (name) => `The import of ${name} failed` },
  creative_passed: { entity: 'creative', needs: 'can_view_creative', text: (name) => `${name} passed its check` },
  creative_failed: { entity: 'creative', needs: 'can_view_creative', text: (name) => `${name} did not pass its check` },
  product_completed: { entity: 'product', needs: 'can_view_product', text: (name) => `${name} is completed` },
  product_attention: { entity: 'product', needs: 'can_view_product', text: (name) => `${name} needs attention` },
  product_waits: { entity: 'product', needs: 'can_view_product', text: (name) => `${name} waits for a go-ahead` },
  task_assigned: { entity: 'task', needs: null, text: (name) => `You were given a task: ${name}` },
} as const satisfies Readonly<Record<string, NotificationKind>>;

export type KindName = keyof typeof notificationKinds;

/** The kinds whose records somebody may see. */
export function visibleKinds(held: ReadonlySet<string>): KindName[] {
  const all = Object.entries(notificationKinds) as [KindName, NotificationKind][];
  return all.flatMap(([name, { needs }]) => (needs === null || held.has(needs) ? [name] : []));
}
