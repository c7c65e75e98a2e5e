import { OfflineBanner } from '../../../components/OfflineBanner/OfflineBanner.tsx';

export const Good = () => (
  <OfflineBanner isOnline={false}>You can read on and write; save when the connection is back.</OfflineBanner>
);

export const Bad = () => (
  <OfflineBanner isOnline={false} title="Error">
    A problem has occurred.
  </OfflineBanner>
);
