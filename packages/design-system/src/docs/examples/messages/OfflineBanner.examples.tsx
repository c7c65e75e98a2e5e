import { OfflineBanner } from '../../../components/OfflineBanner/OfflineBanner.tsx';

export function Good() {
  return <OfflineBanner isOnline={false}>You can read on and write; save when the connection is back.</OfflineBanner>;
}

export function Bad() {
  return (
    <OfflineBanner isOnline={false} title="Error">
      A problem has occurred.
    </OfflineBanner>
  );
}
