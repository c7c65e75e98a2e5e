import { createHash } from 'node:crypto';
import { members } from './audiences.ts';
import type { DemoAudience } from './audiences.ts';
import type { House } from './house.ts';
import type { DemoProduct } from './orders.ts';
import { add, daysFrom, link, patch } from './plan.ts';
import type { Plan } from './plan.ts';

export function sha256(email: string): Buffer {
  return createHash('sha256').update(email).digest();
}

/** One list per account of addresses that opted out before Mailroom, and its built-in list of unsubscribed people. */
export function addSuppressions(
  plan: Plan,
  house: House,
  audiences: readonly DemoAudience[],
  unsubscribed: readonly { email: string; at: Date; product: DemoProduct }[],
): void {
  for (const account of house.accounts) {
    const mine = audiences.filter((audience) => audience.accountId === account.id && audience.versionId !== null);
    const imported = mine.flatMap((audience) => [...members(plan, audience)].filter((person) => person.isSuppressed));
    const left = new Map(
      unsubscribed.filter(({ product }) => product.account.id === account.id).map((each) => [each.email, each]),
    );
    addList(
      plan,
      account.id,
      { name: 'Opted out before Mailroom', is_builtin: false, created_at: daysFrom(plan.now, -95) },
      imported.map(({ email }) => ({ email, at: daysFrom(plan.now, -95) })),
    );
    if (left.size > 0)
      addList(plan, account.id, { name: 'Unsubscribed', is_builtin: true, created_at: daysFrom(plan.now, -90) }, [
        ...left.values(),
      ]);
    for (const audience of mine) {
      const gone = [...left.values()].filter(({ product }) => product.audience?.id === audience.id).length;
      audience.deliverable = audience.accepted - gone;
      patch(plan, 'audience_version', audience.versionId ?? 0, {
        suppressed_now: audience.suppressed + gone,
        deliverable: audience.deliverable,
        recounted_at: plan.now,
      });
    }
  }
}

function addList(
  plan: Plan,
  accountId: number,
  row: { name: string; is_builtin: boolean; created_at: Date },
  entries: readonly { email: string; at: Date }[],
): void {
  const listId = add(plan, 'suppression_list', { account_id: accountId, ...row, entry_count: entries.length });
  for (const { email, at } of entries) {
    link(plan, 'suppression_entry', {
      list_id: listId,
      account_id: accountId,
      kind: 'sha256',
      value: sha256(email).toString('hex'),
      created_at: at,
    });
  }
}
