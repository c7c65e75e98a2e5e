import { t } from '../../theme/tokens.ts';

/** The envelope beside the application's name. */
export function EnvelopeMark() {
  return (
    <svg width="24" height="18" viewBox="0 0 24 18" fill="none" aria-hidden="true">
      <rect x="1" y="1" width="22" height="16" rx="3" stroke="currentColor" strokeWidth="2" />
      <path d="M2.5 4.5 12 11l9.5-6.5" stroke={t('stripe-red')} strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}
