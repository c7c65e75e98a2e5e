import type { House } from './house.ts';
import type { DemoProduct } from './orders.ts';
import { add, minutesFrom, type Plan } from './plan.ts';

interface Line {
  from: 'client' | 'house';
  text: string;
  /** Whether only staff sees it. */
  isInternal?: boolean;
}

/** Conversations about a deployment, as planners otherwise have them in e-mails. */
const TALKS: readonly (readonly Line[])[] = [
  [
    { from: 'client', text: 'Our shop opens at 9. Could this be in the inbox a little before?' },
    { from: 'house', text: 'It starts early enough for that. The last mail leaves within half an hour.' },
    { from: 'client', text: 'Perfect, thank you.' },
  ],
  [
    {
      from: 'house',
      text: 'Last time their site was down for an hour after we sent. Keep the rate low.',
      isInternal: true,
    },
    { from: 'house', text: 'Please tell us by noon the day before if the prices change again.' },
  ],
  [
    {
      from: 'client',
      text: 'The discount ends on Sunday at midnight.\nIf it can’t go out before Friday, please don’t send it.',
    },
    { from: 'house', text: 'Understood. We would rather cancel it than send it late.' },
    { from: 'house', text: 'They decide quickly on the phone, not by e-mail.', isInternal: true },
  ],
  [{ from: 'house', text: 'The banner is the one from spring, with the new logo. Klara has seen it.' }],
];

/** Every how many products there is something to say about one. */
const EVERY = 3;
const MINUTES_BETWEEN = 95;

/** Adds what clients and planners wrote to each other about some products since these were added. */
export function addNotes(plan: Plan, house: House, products: readonly DemoProduct[]): void {
  for (const product of products) {
    if (product.id % EVERY !== 0) continue;
    const client = house.users.find(
      ({ id, role, isActive }) => isActive && role === 'Advertiser Client' && product.account.users.includes(id),
    );
    const talk = TALKS[(product.id / EVERY) % TALKS.length] ?? [];
    for (const [at, { from, text, isInternal = false }] of talk.entries()) {
      const author = from === 'client' ? client?.id : product.ownerId;
      const writtenAt = minutesFrom(product.createdAt, (at + 1) * MINUTES_BETWEEN);
      if (author === undefined || writtenAt > plan.now) continue;
      add(plan, 'product_note', {
        account_id: product.account.id,
        product_id: product.id,
        author_id: author,
        body: text,
        is_internal: isInternal,
        created_at: writtenAt,
      });
    }
  }
}
