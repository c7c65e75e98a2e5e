import { isApiError } from '@mailroom/api-client';

interface Failed {
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** A failed list as the table shows it: `<Table {...tableError(query)} />`. */
export function tableError({ error, refetch }: Failed): { error?: { message: string; onRetry: () => void } } {
  if (!error) return {};
  const message = isApiError(error) ? error.message : 'The list could not be loaded';
  return { error: { message, onRetry: () => void refetch() } };
}
