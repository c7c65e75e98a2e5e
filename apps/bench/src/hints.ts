interface Hints {
  /** Resolves to the time (`performance.now()`) at which the stream first reported a change of the record. */
  changeReported: (entity: string, id: number) => Promise<number>;
  stop: () => Promise<void>;
}

/** Opens an event stream, as another person's browser would. */
export async function hints(url: string, token: string): Promise<Hints> {
  const answer = await fetch(`${url}/api/v2/events`, { headers: { authorization: `Bearer ${token}` } });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!answer.ok || !reader) throw new Error(`The event stream answered ${answer.status}`);
  const reportedAt = new Map<string, number>();
  const awaited = new Map<string, (at: number) => void>();
  const listen = async () => {
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      const lines = text.split('\n');
      text = lines.pop() ?? '';
      for (const line of lines) {
        if (!line.startsWith('data: {')) continue;
        const { entity, id } = JSON.parse(line.slice(6)) as { entity: string; id: number };
        const key = `${entity} ${id}`;
        if (reportedAt.has(key)) continue;
        const at = performance.now();
        reportedAt.set(key, at);
        awaited.get(key)?.(at);
      }
    }
  };
  // Both `stop` and the end of the server end the reading with an error.
  listen().catch(() => {});
  return {
    changeReported: (entity, id) => {
      const key = `${entity} ${id}`;
      const at = reportedAt.get(key);
      return at === undefined ? new Promise((resolve) => void awaited.set(key, resolve)) : Promise.resolve(at);
    },
    stop: () => reader.cancel(),
  };
}
