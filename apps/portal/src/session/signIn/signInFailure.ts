/** The provider's words in the address of a callback; undefined when it reports no error. */
export function errorOfCallback(url: string): string | undefined {
  const answer = new URL(url).searchParams;
  const code = answer.get('error');
  return answer.get('error_description') || (code ? `The sign-in provider refused the sign-in: ${code}` : undefined);
}

/**
 * The message for a failed sign-in: the provider's own words where it sent some, as text and never as HTML (S17). Any other
 * error is the library's, about a state, a nonce or a code that can't be used any more: people are told what to do.
 */
export function signInFailure(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'error_description' in error && error.error_description) {
    return String(error.error_description);
  }
  if (error instanceof TypeError) return 'The sign-in provider can’t be reached. Check the connection and try again.';
  return 'The sign-in has expired. Sign in again.';
}
