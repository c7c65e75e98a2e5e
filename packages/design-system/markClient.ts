const MARKED = /^['"]use client['"]/;
/** Hooks, contexts and event handlers, which a server component can't use. */
const NEEDS_BROWSER = /\buse(?:[A-Z]\w*)?\(|\bon[A-Z]\w+: |\bcreateContext\(/;

/**
 * Adds 'use client' to a built module that needs a browser, so that nobody has to remember it. Other modules stay callable on
 * a server. Added on the first line, so that the source map stays correct.
 */
export function markClient(code: string): string {
  return MARKED.test(code) || !NEEDS_BROWSER.test(code) ? code : `'use client'; ${code}`;
}
