import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';

export function Good() {
  return (
    <ErrorState title="The orders could not be loaded" onRetry={() => undefined} details="Request 7f3a">
      The service is being restarted.
    </ErrorState>
  );
}

export function Bad() {
  return <ErrorState title="Error 500" />;
}
