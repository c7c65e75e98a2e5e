interface StreamedEvent {
  id: string | undefined;
  event: string;
  data: string;
}

interface Draft {
  id: string | undefined;
  event: string;
  data: string[];
}

function blank(): Draft {
  return { id: undefined, event: 'message', data: [] };
}

function take(draft: Draft, line: string): void {
  const colon = line.indexOf(':');
  const field = colon === -1 ? line : line.slice(0, colon);
  const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
  if (field === 'data') draft.data.push(value);
  if (field === 'event') draft.event = value;
  if (field === 'id') draft.id = value;
}

/** Reads the events of a text/event-stream body. Drops a last event without its empty line: it was cut off. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamedEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let draft = blank();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line !== '') {
          take(draft, line);
          continue;
        }
        const { id, event, data } = draft;
        draft = blank();
        if (data.length > 0 || event !== 'message') yield { id, event, data: data.join('\n') };
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
