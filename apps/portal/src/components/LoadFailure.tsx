import { Button, ErrorState, Page } from '@mailroom/design-system';
import { errorText, isNotFound } from '../shared/errors/errorKinds.ts';

interface LoadFailureProps {
  /** The record in words: 'The order'. */
  what: string;
  query: { readonly error: Error | null; readonly refetch: () => unknown };
  /** The link offered when the record doesn't exist. */
  back?: { readonly href: string; readonly label: string };
}

/** The Error state of a screen on one record. */
export function LoadFailure({ what, query: { error, refetch }, back }: LoadFailureProps) {
  const isGone = isNotFound(error);
  return (
    <Page width="narrow">
      <ErrorState
        title={isGone ? `${what} was not found` : `${what} could not be loaded`}
        {...(!isGone && { onRetry: () => void refetch() })}
        {...(back && { action: <Button href={back.href}>{back.label}</Button> })}
      >
        {isGone ? 'It was deleted, or it belongs to an account that you can’t access.' : errorText(error)}
      </ErrorState>
    </Page>
  );
}
