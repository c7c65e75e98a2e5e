import type { Sink } from '../sink.ts';

/** The browser of these tests names itself as one without a person in front of it. */
export const READER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

/** The message of this subject that a recipient received, and its links. */
export async function received(mail: Sink, subject: string, to: string) {
  const [message] = await mail.list({ subject, to });
  if (!message) throw new Error(`${to} received no message`);
  const { html } = await mail.read(message.id);
  const unsubscribe = /<([^>]+)>/.exec(message.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  const pixel = /<img[^>]+src="([^"]+\/o\/[^"]+)"/.exec(html)?.[1] ?? '';
  const offer = /href="([^"]+\/c\/[^"]+)"[^>]*>See the boots/.exec(html)?.[1] ?? '';
  return { html, unsubscribe, pixel, offer };
}
