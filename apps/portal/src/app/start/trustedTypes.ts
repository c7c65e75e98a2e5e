interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML(text: string): string | null }): unknown;
}

/**
 * The page's policy forbids text as HTML. react-aria empties what it has announced by `innerHTML = ''`, and a date field
 * would break the screen with its first key: emptiness alone is let through, `null` refuses all else.
 */
export function allowEmptyHtml(): void {
  const { trustedTypes } = globalThis as unknown as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text === '' ? text : null) });
}
