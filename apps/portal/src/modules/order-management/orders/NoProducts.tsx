import { EmptyState } from '@mailroom/design-system';
import type { Shown } from './useProductGroup.ts';

const DEPLOYMENT = 'A product is one deployment of an order: what is sent to whom, how many, and when.';

const EMPTY: Readonly<Record<Shown, { title: string; description: string }>> = {
  mine: { title: 'Nothing waits for you', description: 'Products that wait for you are listed here.' },
  ahead: {
    title: 'Nothing is ahead',
    description: DEPLOYMENT,
  },
  overdue: {
    title: 'Nothing is overdue',
    description: 'A product whose start has passed while it waits for a person.',
  },
  finished: { title: 'Nothing is finished yet', description: 'Products that are completed, ended or cancelled.' },
  all: {
    title: 'No orders yet',
    description: DEPLOYMENT,
  },
};

/** Says that a part of the list has no products, and which it would have. */
export function NoProducts({ shown }: { shown: Shown }) {
  const { title, description } = EMPTY[shown];
  return <EmptyState title={title}>{description}</EmptyState>;
}
