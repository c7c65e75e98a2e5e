import type { ReactElement } from 'react';
import type { BadgesContestant } from '../contestant.ts';
import { statusAt } from '../statuses.ts';
import type { Status } from '../statuses.ts';
import './badges-plain.css';

const shapes: Record<Status['tone'], ReactElement> = {
  danger: <path d="M5 0 10 5 5 10 0 5Z" fill="currentColor" />,
  warning: <circle cx="5" cy="5" r="4" fill="none" stroke="currentColor" strokeWidth="2" />,
  success: <circle cx="5" cy="5" r="3.5" fill="currentColor" />,
  secondary: <rect x="0" y="3.75" width="10" height="2.5" rx="1" fill="currentColor" />,
};

/** The same elements with classes of a style sheet, and without an explanation on hover. */
function PlainBadge({ status }: { status: Status }) {
  return (
    <span className={`badge badge-${status.tone}`} role="note" tabIndex={0}>
      <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
        {shapes[status.tone]}
      </svg>
      <span className="badge-word">{status.code}</span>
    </span>
  );
}

export const contestant: BadgesContestant = {
  Provider: ({ children }) => children,
  Scene: ({ size, shift = 0 }) =>
    Array.from({ length: size }, (_, index) => <PlainBadge key={index} status={statusAt(index + shift)} />),
  badge: '[role="note"]',
};
