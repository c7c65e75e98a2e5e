import { Button, Page, PageHeader, Stack, Text } from '@mailroom/design-system';
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
      <Stack role="alert" align="start">
        <Text as="p">
          {isGone ? 'It was deleted, or it belongs to an account that you can’t access.' : errorText(error)}
        </Text>
        <Stack direction="row" gap={8}>
          {!isGone && <Button onClick={() => void refetch()}>Try again</Button>}
          {back && <Button href={back.href}>{back.label}</Button>}
        </Stack>
      </Stack>
    </Page>
  );
}
