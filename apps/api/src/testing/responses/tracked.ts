import type { TestApp } from '../app.ts';

/** A program that a person reads mails with. */
const PERSON =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

interface Asked {
  method?: 'GET' | 'HEAD' | 'POST';
  payload?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Asks the tracking host as a reader's program does; a person's unless headers say something else. */
export function askTracking(app: TestApp, url: string, { method = 'GET', payload, headers }: Asked = {}) {
  return app.app.tracking.inject({
    method,
    url: url.replace('http://localhost:4602', ''),
    headers: {
      'user-agent': PERSON,
      ...(payload !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });
}

/** The addresses of the tracking host in the mail that somebody got. */
export function trackedIn(app: TestApp, to: string) {
  const message = app.mail.sent.find((sent) => sent.to === to);
  const html = message?.html ?? '';
  return {
    open: /http:[^"]+\/o\/[^"]+\.gif/.exec(html)?.[0] ?? '',
    clicks: [...html.matchAll(/http:[^"]+\/c\/[^"]+/g)].map(([url]) => url),
    unsubscribe: /<(.+)>/.exec(message?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '',
  };
}
