import { productAttentions } from '../statuses/productAttentions.ts';
import { productStatuses } from '../statuses/productStatuses.ts';
import type { ProductAttention } from '../statuses/productAttentions.ts';
import type { ProductStatus } from '../statuses/productStatuses.ts';
import type { Reason } from './reasons.ts';
import { statusRow } from '../statuses/statuses.ts';

function actorOf(status: ProductStatus): string | undefined {
  const row = productStatuses.find(({ code }) => code === status);
  return row && 'actor' in row ? row.actor : undefined;
}

interface LaunchedProduct {
  readonly id: number;
  readonly status: ProductStatus;
  readonly attention: ProductAttention | null;
  /** The message of the person who sent it back, or the error of the step that failed. */
  readonly detail: string | null;
  readonly due: Date | null;
}

/** Says why a launched product has its status. Before a launch, derive() says it. */
export function launchedReasons({ id, status, attention, detail, due }: LaunchedProduct): readonly Reason[] {
  const row = productAttentions.find(({ code }) => code === attention);
  const meaning = (row ?? statusRow('product', status)).meaning;
  return [
    {
      code: row?.code ?? status,
      text: detail ? `${meaning} ${detail}` : meaning,
      subject: { entity: 'product', id },
      actor: row?.actor ?? actorOf(status) ?? 'Nobody',
      ...(due && { due }),
    },
  ];
}
