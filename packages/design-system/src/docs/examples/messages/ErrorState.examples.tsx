import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';

export const Good = () => (
  <ErrorState title="The orders could not be loaded" onRetry={() => undefined} details="Request 7f3a">
    The service is being restarted.
  </ErrorState>
);

export const Bad = () => <ErrorState title="Error 500" />;
