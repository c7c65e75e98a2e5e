import { paths } from '../shared/paths.ts';

/** Mailroom's mark and name in the header. `index.html` has the same mark for the time before the scripts run. */
export const BRAND = {
  name: 'Mailroom',
  href: paths.landing,
  mark: (
    <svg width="24" height="18" viewBox="0 0 24 18" fill="none">
      <rect x="1" y="1" width="22" height="16" rx="3" stroke="currentColor" strokeWidth="2" />
      <path d="M2.5 4.5 12 11l9.5-6.5" stroke="var(--mr-stripe-second)" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  ),
};
