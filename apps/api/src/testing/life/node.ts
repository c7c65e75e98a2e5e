import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Operation } from '../../contract/operation.ts';
import type { Operations } from '../../contract/operations.ts';
import { wholeContract, type TestApp } from '../app.ts';
import { environmentOf } from '../worker.ts';
import type { Called, Order, Report } from './nodeProcess.ts';

export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
  token: string;
  /** Its Idempotency-Key. */
  key?: string;
}

export interface Answer {
  status: number;
  /** The call is still running elsewhere, and should be repeated. */
  isEarly: boolean;
  // The contract defines the type, as in `TestResponse`.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface ApiNode {
  /** The answer, or undefined when the node was killed before it gave one. */
  call(call: Call): Promise<Answer | undefined>;
  setTime(at: Date): Promise<void>;
  /** Runs the jobs that are due. Ends when none is left, or when the node was killed. */
  work(at: Date): Promise<void>;
  isWorking(): boolean;
  kill(): Promise<void>;
}

/** The operations behind all calls of the test. A node knows these. */
const CALLED: ReadonlySet<string> = new Set<keyof Operations>([
  'listProducts',
  'updateProduct',
  'deleteProduct',
  'launchProduct',
  'relaunchProduct',
  'abortProduct',
  'confirmProduct',
  'settleInDoubt',
  'bulkProducts',
]);

function isCalled({ method, url }: Operation, call: Call): boolean {
  const path = new RegExp(`^${url.replaceAll(/:\w+/g, '\\d+')}$`);
  return method === call.method && path.test(call.path.split('?')[0] ?? '');
}

const program = fileURLToPath(new URL('./nodeProcess.ts', import.meta.url));

/** A node with its own process, on the database and the files of the test, at the test's time. */
export async function startNode(app: TestApp, env: Record<string, string>): Promise<ApiNode> {
  const child = spawn(process.execPath, ['--conditions=mailroom-source', program, app.clock.now().toISOString()], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Keeps a schema that operations share as one object, which is then compiled once.
    serialization: 'advanced',
    env: { ...environmentOf(app), ROLE: 'all', ...env },
  });
  let isKilled = false;
  let working = 0;
  let last = 0;
  let failure: Error | undefined;
  const pending = new Map<number, () => void>();
  let announce = (_port: number): void => {};
  child.on('message', (report: Report) => {
    if ('port' in report) return announce(report.port);
    pending.get(report.id)?.();
    pending.delete(report.id);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      if (!isKilled) failure = new Error(`A node ended with ${code ?? signal}`);
      for (const done of pending.values()) done();
      pending.clear();
      resolve();
    });
  });
  const requireAlive = (): void => {
    if (failure) throw failure;
  };
  const operations = (await wholeContract()).filter(({ id }) => CALLED.has(id));
  child.send({ operations } satisfies Called);
  const port = await Promise.race([new Promise<number>((resolve) => (announce = resolve)), ended]);
  requireAlive();

  const order = async (at: Date, works: boolean): Promise<void> => {
    if (isKilled) return;
    requireAlive();
    last += 1;
    const id = last;
    const done = new Promise<void>((resolve) => pending.set(id, resolve));
    // A killed process takes no message. Its end then resolves the order, so the error is dropped.
    child.send({ id, at: at.toISOString(), works } satisfies Order, () => {});
    await done;
    requireAlive();
  };

  return {
    async call(called) {
      const { method, path, body, token, key } = called;
      if (!operations.some((operation) => isCalled(operation, called)))
        throw new Error(`A node has no operation for ${method} ${path}: add it to CALLED`);
      try {
        const response = await fetch(`http://127.0.0.1:${port}${path}`, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(body && { 'content-type': 'application/json' }),
            ...(key !== undefined && { 'idempotency-key': key }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        const text = await response.text();
        return {
          status: response.status,
          isEarly: response.headers.has('retry-after'),
          body: text === '' ? undefined : JSON.parse(text),
        };
      } catch (error) {
        if (isKilled) return undefined;
        throw error;
      }
    },
    setTime: (at) => order(at, false),
    async work(at) {
      working += 1;
      await order(at, true).finally(() => (working -= 1));
    },
    isWorking: () => working > 0,
    async kill() {
      isKilled = true;
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
    },
  };
}
