import { userOf } from '../../platform/database/actor.ts';
import { nowOf } from '../../platform/database/context.ts';
import { actorOf, type Tx } from '../../platform/database/tx.ts';
import { appendEvent } from '../../platform/events/events.commands.ts';
import { notificationKinds, type KindName } from './notificationKinds.ts';
import { insertNotification } from './notifications.repository.ts';

interface Happened {
  accountId: number;
  entityId: number;
  kind: KindName;
  occurrence: number | string;
  at: Date;
}

/** A fact about an old occurrence, such as an edit of a completed product, would bring back what retention deleted. */
const FRESH = 3_600_000;

/** Tells each of these people once, but nobody about what they just did. */
export async function notify(tx: Tx, people: readonly (number | null)[], happened: Happened): Promise<void> {
  const { accountId, entityId, kind, occurrence, at } = happened;
  if (nowOf(tx).getTime() - at.getTime() > FRESH) return;
  const doer = userOf(actorOf(tx));
  for (const userId of new Set(people)) {
    if (userId === null || userId === doer) continue;
    const { entity } = notificationKinds[kind];
    const isNew = await insertNotification(tx, {
      accountId,
      userId,
      kind,
      entity,
      entityId,
      occurrence: String(occurrence),
    });
    if (isNew) await appendEvent(tx, 'notification', entityId, accountId, userId);
  }
}
