interface SinkMessage {
  id: number;
  /** Its Return-Path. */
  from: string;
  to: string[];
  subject: string;
  headers: Record<string, string>;
}

interface SinkMessageBody {
  headers: { name: string; value: string }[];
  html: string;
  text: string;
}

/** Reads the mail sink as its own page does: the messages that really arrived by SMTP. */
export function sink(pageUrl: string) {
  const get = async <T>(path: string): Promise<T> => {
    const response = await fetch(new URL(path, pageUrl));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()) as T;
  };
  return {
    count: async (query: Record<string, string> = {}): Promise<number> =>
      (await get<{ total: number }>(`/api/messages?${new URLSearchParams({ ...query, count: '1' })}`)).total,
    list: async (query: Record<string, string>): Promise<SinkMessage[]> =>
      (await get<{ messages: SinkMessage[] }>(`/api/messages?${new URLSearchParams({ count: '100', ...query })}`))
        .messages,
    all: async (query: Record<string, string>): Promise<SinkMessage[]> => {
      const found: SinkMessage[] = [];
      for (let start = 1; ; start += 1) {
        const page = new URLSearchParams({ ...query, count: '1000', start: String(start) });
        const { messages, total } = await get<{ messages: SinkMessage[]; total: number }>(`/api/messages?${page}`);
        found.push(...messages);
        if (messages.length === 0 || found.length >= total) return found;
      }
    },
    read: (id: number): Promise<SinkMessageBody> => get(`/api/messages/${id}`),
    source: async (id: number): Promise<string> => (await fetch(new URL(`/api/messages/${id}/source`, pageUrl))).text(),
  };
}

export type Sink = ReturnType<typeof sink>;
