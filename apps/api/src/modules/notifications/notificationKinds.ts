import { canAll, type Held, type Needs } from '@mailroom/domain/access/can';

interface NotificationKind {
  entity: 'account' | 'audience' | 'creative' | 'product' | 'task';
  /** The permissions to see the record. Empty: everybody in its account sees it. */
  needs: Needs;
  /** Whether only staff may know of it. Default false. */
  isForStaff?: boolean;
  text: (name: string, author: string) => string;
}

/** The kinds of notifications, each a sentence made of the record's name, and of the writer's, when it is read. */
export const notificationKinds = {
  audience_imported: { entity: 'audience', needs: [['can_view_audience']], text: (name) => `${name} was imported` },
  audience_failed: {
    entity: 'audience',
    needs: [['can_view_audience']],
    text: (name) => `The import of ${name} failed`,
  },
  creative_passed: { entity: 'creative', needs: [['can_view_creative']], text: (name) => `${name} passed its check` },
  creative_failed: {
    entity: 'creative',
    needs: [['can_view_creative']],
    text: (name) => `${name} did not pass its check`,
  },
  product_completed: { entity: 'product', needs: [['can_view_product']], text: (name) => `${name} is completed` },
  product_attention: { entity: 'product', needs: [['can_view_product']], text: (name) => `${name} needs attention` },
  product_waits: { entity: 'product', needs: [['can_view_product']], text: (name) => `${name} waits for a go-ahead` },
  product_note: {
    entity: 'product',
    needs: [['can_view_product']],
    text: (name, author) => `${author} wrote a note on ${name}`,
  },
  product_note_internal: {
    entity: 'product',
    needs: [['can_view_product']],
    isForStaff: true,
    text: (name, author) => `${author} wrote a note for staff only on ${name}`,
  },
  domain_signs: {
    entity: 'account',
    needs: [['can_view_account']],
    text: (name) => `E-mails from ${name} are signed`,
  },
  domain_stopped: {
    entity: 'account',
    needs: [['can_view_account']],
    text: (name) => `E-mails from ${name} are no longer signed: DNS has no right record of the key`,
  },
  task_assigned: { entity: 'task', needs: [], text: (name) => `You were given a task: ${name}` },
} as const satisfies Readonly<Record<string, NotificationKind>>;

export type KindName = keyof typeof notificationKinds;

/** The kinds whose records somebody may see. */
export function visibleKinds({ permissions, isStaff }: { permissions: Held; isStaff: boolean }): KindName[] {
  const all = Object.entries(notificationKinds) as [KindName, NotificationKind][];
  return all.flatMap(([name, { needs, isForStaff = false }]) =>
    canAll(permissions, needs) && (isStaff || !isForStaff) ? [name] : [],
  );
}
