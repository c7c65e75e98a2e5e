import type { FastifyRequest } from 'fastify';
import { tryAgainIn } from '../../errors.ts';

/** Whether a browser asks for a page that a person will see, and not a script for data. */
export function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept?.includes('text/html') ?? false);
}

/** The page for somebody over the rate limit. It has no script and no file of its own: those would be refused too. */
export function tooManyPage(retryAfterSeconds: number): string {
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Too many requests · Mailroom</title>
  <style>
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
    main { max-inline-size: 32rem; margin: 4rem auto; padding: 0 1.5rem; }
  </style>
  <main>
    <h1>Too many requests</h1>
    <p>Mailroom received more requests from your network than it allows. ${tryAgainIn(retryAfterSeconds)}.</p>
    <p><a href="">Try again</a></p>
  </main>
</html>
`;
}
