import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { choosePort } from '@mailroom/local/free-ports';
import type { TestApp } from '../app.ts';
import { environmentOf } from '../worker.ts';

interface ApiProcess {
  port: number;
  kill(): Promise<void>;
}

const program = fileURLToPath(new URL('../../server.ts', import.meta.url));

/**
 * The server as a process of its own on the test's database and files, so that a test can kill it with -9. It lives by the
 * machine's clock. The app must have been made with the same SECRET_KEYS.
 */
export async function startApi(app: TestApp, env: Record<string, string>): Promise<ApiProcess> {
  const port = await choosePort();
  const child = spawn(process.execPath, ['--conditions=mailroom-source', program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...environmentOf(app),
      ROLE: 'api',
      PORT: String(port),
      CREATIVE_HOST_PORT: '0',
      TRACKING_PORT: '0',
      METRICS_PORT: '0',
      ...env,
    },
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  return {
    port,
    async kill() {
      const ended = once(child, 'exit');
      if (child.kill('SIGKILL')) await ended;
    },
  };
}
