import type { MessageStore, StoredMessage } from './store.ts';

export interface MessageQuery {
  /** In any recipient's address. */
  to?: string;
  from?: string;
  subject?: string;
  /** `name:value`, the value whole. */
  header?: string;
  /** In recipients, sender or subject. */
  q?: string;
  /** Only messages after this id: a test counts what has arrived since. */
  after?: number;
}

function has(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}

/** The sender in the message, and the one of its envelope, which bounces go to. */
function sendersOf({ from, headers }: StoredMessage): string[] {
  return [from, headers['from'] ?? ''];
}

function matcher(query: MessageQuery): (message: StoredMessage) => boolean {
  const { to, from, subject, q, after = 0 } = query;
  const [name = '', value = ''] = (query.header ?? '').split(/:(.*)/s);
  return (message) =>
    message.id > after &&
    (to === undefined || message.to.some((address) => has(address, to))) &&
    (from === undefined || sendersOf(message).some((sender) => has(sender, from))) &&
    (subject === undefined || has(message.subject, subject)) &&
    (name === '' || message.headers[name.trim().toLowerCase()] === value.trim()) &&
    (q === undefined || [...sendersOf(message), message.subject, ...message.to].some((text) => has(text, q)));
}

/** Newest first. */
export function searchMessages(
  store: MessageStore,
  query: MessageQuery,
  start: number,
  count: number,
): { total: number; messages: StoredMessage[] } {
  const found = store.rows.filter(matcher(query));
  const end = Math.max(0, found.length - (start - 1) * count);
  return { total: found.length, messages: found.slice(Math.max(0, end - count), end).toReversed() };
}

export function queryFrom(parameters: URLSearchParams): MessageQuery {
  const query: MessageQuery = {};
  for (const name of ['to', 'from', 'subject', 'header', 'q'] as const) {
    const value = parameters.get(name);
    if (value) query[name] = value;
  }
  const after = Number(parameters.get('after'));
  if (after > 0) query.after = after;
  return query;
}
