import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestApp } from './app.ts';

export interface Worker {
  pid: number;
  kill(): Promise<void>;
  /** Tells the worker to stop, as the operator does, and returns its exit code. */
  stop(): Promise<number | null>;
}

const program = fileURLToPath(new URL('./workerProcess.ts', import.meta.url));

function ended(child: ChildProcess): Promise<void> {
  return child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));
}

/** The settings of a worker of its own on the test's database and files, without SECRET_KEYS. */
export function environmentOf(app: TestApp): Record<string, string> {
  const { settings } = app.app.deps;
  return {
    PATH: process.env['PATH'] ?? '',
    ...(process.env['NODE_COMPILE_CACHE'] !== undefined && { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }),
    ROLE: 'worker',
    DATABASE_URL: settings.databaseUrl,
    DATABASE_JOBS_URL: settings.databaseJobsUrl,
    FILES_URL: settings.filesUrl.href,
    SMTP_URL: settings.smtpUrl.href,
    OIDC_ISSUER: settings.oidcIssuer,
    OIDC_CLIENT_ID: settings.oidcClientId,
    OIDC_AUDIENCE: settings.oidcAudience,
    PUBLIC_URL: settings.publicUrl.href,
    CREATIVE_HOST_URL: settings.creativeHostUrl.href,
    TRACKING_URL: settings.trackingUrl.href,
    LOG_LEVEL: 'silent',
  };
}

/**
 * A worker as a process of its own on the test's database and files, so that a test can kill it with -9. It lives by
 * the machine's clock. The app must have been made with the same SECRET_KEYS.
 */
export async function startWorker(app: TestApp, env: Record<string, string>): Promise<Worker> {
  const child = spawn(process.execPath, ['--conditions=mailroom-source', program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...environmentOf(app), ...env },
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The worker ended with ${code}`)));
  });
  return {
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended(child);
      return child.exitCode;
    },
  };
}
