import '@mailroom/design-system/styles.css';
import { DesignProvider, StatusBadge } from '@mailroom/design-system';
import type { BadgesContestant } from '../contestant.ts';
import { statusAt } from '../statuses.ts';

export const contestant: BadgesContestant = {
  Provider: ({ children }) => <DesignProvider>{children}</DesignProvider>,
  Scene: ({ size, shift = 0 }) =>
    Array.from({ length: size }, (_, index) => <StatusBadge key={index} status={statusAt(index + shift)} />),
  badge: '[role="note"]',
};
