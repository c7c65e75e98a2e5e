import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';

export interface Request {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
}

export interface Answer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  text: string;
}

/** Milliseconds after which a call counts as hanging. A busy machine needs some seconds for a body of a megabyte. */
const DEADLINE = 15_000;

function isEndless(response: IncomingMessage): boolean {
  return response.headers['content-type']?.startsWith('text/event-stream') ?? false;
}

/** One connection that is kept open between calls, so that a call which leaves it deaf makes the next one hang. */
export function openConnection(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  const send = ({ method, path, headers = {}, body }: Request): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const call = httpRequest({ agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } });
      const timer = setTimeout(() => call.destroy(new Error(`no answer within ${DEADLINE} ms`)), DEADLINE);
      const settle = (work: () => void) => {
        clearTimeout(timer);
        work();
      };
      call.on('error', (error) => settle(() => reject(error)));
      call.on('response', (response) => {
        const parts: Buffer[] = [];
        const answer = () => ({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString(),
        });
        if (isEndless(response)) {
          settle(() => resolve(answer()));
          return void call.destroy();
        }
        response.on('data', (bytes: Buffer) => parts.push(bytes));
        response.on('error', (error) => settle(() => reject(error)));
        response.on('end', () => settle(() => resolve(answer())));
      });
      call.end(body);
    });

  return {
    send,
    /** Fails when the connection that the last call used doesn't answer any more. */
    async requireUsable(): Promise<void> {
      const { status } = await send({ method: 'GET', path: '/healthz' });
      if (status !== 200) throw new Error(`the next call on the connection answers ${status}`);
    },
    close: () => agent.destroy(),
  };
}
