import { productStatuses, type ProductStatus } from './productStatuses.ts';

/** The groups of the list of products, in their order. Each product is in one of them. */
export const PRODUCT_GROUPS = ['ahead', 'overdue', 'finished'] as const;

export type ProductGroup = (typeof PRODUCT_GROUPS)[number];

function inPhases(...phases: readonly (typeof productStatuses)[number]['phase'][]): readonly ProductStatus[] {
  return productStatuses.filter(({ phase }) => phases.includes(phase)).map(({ code }) => code);
}

/** Nothing more is sent. */
export const FINISHED_STATUSES = inPhases('over');

/** Nothing is sent until a person acts. */
export const HELD_STATUSES = inPhases('preparation', 'trouble');

/** In this one, a person must act only while the product waits for its go-ahead. */
export const GO_AHEAD_STATUS = 'Processing' satisfies ProductStatus;

/** In these, all e-mails of a product are out. */
export const FINISHED_MAIL_STATUSES: readonly ProductStatus[] = ['Completed', 'Ended'];

/** In these, a product has a report to read. */
export const REPORTED_STATUSES: readonly ProductStatus[] = ['Live', ...FINISHED_MAIL_STATUSES];

interface GroupedProduct {
  readonly status: ProductStatus;
  /** The proof is sent, and the go-ahead is missing. */
  readonly waiting: boolean;
  readonly startsAt: Date | null;
}

/**
 * Returns the group of a product. It is overdue from its start on for as long as it needs a person to go out; one that is
 * going out, or was never given a start, is ahead.
 */
export function productGroup({ status, waiting, startsAt }: GroupedProduct, now: Date): ProductGroup {
  if (FINISHED_STATUSES.includes(status)) return 'finished';
  const needsPerson = HELD_STATUSES.includes(status) || (status === GO_AHEAD_STATUS && waiting);
  return needsPerson && startsAt !== null && startsAt <= now ? 'overdue' : 'ahead';
}
