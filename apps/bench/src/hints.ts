export interface Hints {
  /** When the stream told of that record, by `performance.now()`. */
  toldOf: (entity: string, id: number) => Promise<number>;
  stop: () => Promise<void>;
}

/** An open event stream, as another person's browser holds it. */
export async function hints(url: string, token: string): Promise<Hints> {
  const answer = await fetch(`${url}/api/v2/events`, { headers: { authorization: `Bearer ${token}` } });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!answer.ok || !reader) throw new Error(`The event stream answered ${answer.status}`);
  const told = new Map<string, number>();
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
        if (told.has(key)) continue;
        const at = performance.now();
        told.set(key, at);
        awaited.get(key)?.(at);
      }
    }
  };
  // Stopping it ends the reading with an error, and so does the server's end.
  listen().catch(() => {});
  return {
    toldOf: (entity, id) => {
      const key = `${entity} ${id}`;
      const at = told.get(key);
      return at === undefined ? new Promise((resolve) => void awaited.set(key, resolve)) : Promise.resolve(at);
    },
    stop: () => reader.cancel(),
  };
}
