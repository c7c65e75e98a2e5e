interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML(text: string): string | null }): unknown;
}

/**
 * The page's policy forbids assigning text as HTML. react-aria clears its announcements with `innerHTML = ''`, which would
 * break a date field at its first key. Only the empty text passes; everything else is refused with `null`.
 */
export function allowEmptyHtml(): void {
  const { trustedTypes } = globalThis as unknown as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text === '' ? text : null) });
}
