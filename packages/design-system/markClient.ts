const MARKED = /^['"]use client['"]/;
/** A hook that is called or made, a context, a handler that is attached: a server component can't have them. */
const NEEDS_BROWSER = /\buse(?:[A-Z]\w*)?\(|\bon[A-Z]\w+: |\bcreateContext\(/;

/**
 * Begins a built module with 'use client' where it needs a browser, so that nobody has to think of it; what needs none stays
 * callable on a server. On the first line, for the source map's sake.
 */
export function markClient(code: string): string {
  return MARKED.test(code) || !NEEDS_BROWSER.test(code) ? code : `'use client'; ${code}`;
}
