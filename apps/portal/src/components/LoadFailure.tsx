import { Button, ErrorState, Page, PageHeader } from '@mailroom/design-system';
import { errorText, isNotFound } from '../shared/errors/errorKinds.ts';
import { usePageTitle } from '../shared/usePageTitle.ts';

interface LoadFailureProps {
  /** The record in words: 'The order'. */
  what: string;
  query: { readonly error: Error | null; readonly refetch: () => unknown };
  /** The link offered when the record doesn't exist. */
  back?: { readonly href: string; readonly label: string };
}

/** The Error state of a screen on one record. Its title is the page's, as the record's name would be. */
export function LoadFailure({ what, query: { error, refetch }, back }: LoadFailureProps) {
  const isGone = isNotFound(error);
  const title = isGone ? `${what} was not found` : `${what} could not be loaded`;
  usePageTitle(title);
  return (
    <Page width="narrow">
      <PageHeader title={title} />
      <ErrorState
        title={isGone ? 'It was deleted, or it belongs to an account that you can’t access.' : errorText(error)}
        {...(!isGone && { onRetry: () => void refetch() })}
        {...(back && { action: <Button href={back.href}>{back.label}</Button> })}
      />
    </Page>
  );
}
