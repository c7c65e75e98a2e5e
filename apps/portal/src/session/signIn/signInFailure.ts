/** The provider's words in the address of a callback; undefined when it reports no error. */
export function errorOfCallback(url: string): string | undefined {
  const answer = new URL(url).searchParams;
  return answer.get('error_description') || answer.get('error') || undefined;
}

/** The message for a failed sign-in: the provider's own words where it sent some, as text and never as HTML (S17). */
export function signInFailure(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'error_description' in error && error.error_description) {
    return String(error.error_description);
  }
  if (error instanceof TypeError) return 'The sign-in provider can’t be reached. Check the connection and try again.';
  if (error instanceof Error && error.message) return error.message;
  return 'The sign-in was not completed.';
}
