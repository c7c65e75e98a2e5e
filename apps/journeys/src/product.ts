import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choosePort } from '@mailroom/local/free-ports';
import { keepFromMidnight } from './own/farFromMidnight.ts';
import { root } from './root.ts';

const NAMES = [
  'PORT',
  'CREATIVE_HOST_PORT',
  'TRACKING_PORT',
  'IDENTITY_PORT',
  'SMTP_PORT',
  'MAIL_PAGE_PORT',
  'METRICS_PORT',
  'BOUNCE_PORT',
] as const;

/** A running product. */
export interface Product {
  url: string;
  mailPage: string;
  tracking: string;
  /** Where bounces are handed in by SMTP. */
  bounces: string;
  identity: string;
  password: string;
  /** Its data folder. */
  folder: string;
}

/** The whole product as `npm start` runs it, with its own data folder and ports. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product & { stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'journey-'));
  const first = await choosePort(NAMES.length);
  const settings = Object.fromEntries(NAMES.map((name, at) => [name, String(first + at)]));
  const child = spawn(process.execPath, ['--conditions=mailroom-source', 'apps/local/src/verbs/start.ts'], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder, ...settings, ...env },
    // The channel ends the product when the journeys are killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  const ended = once(child, 'exit');
  await new Promise<void>((ready, failed) => {
    const hear = (text: string) => {
      said += text;
      if (said.includes('Ready in')) ready();
    };
    child.stdout?.setEncoding('utf8').on('data', hear);
    child.stderr?.setEncoding('utf8').on('data', hear);
    void ended.then(() => failed(new Error(`The product ended before it was ready:\n${said}`)));
  });
  await keepFromMidnight(folder);
  const at = (name: (typeof NAMES)[number]) => `http://localhost:${settings[name]}`;
  return {
    url: at('PORT'),
    mailPage: at('MAIL_PAGE_PORT'),
    tracking: at('TRACKING_PORT'),
    bounces: at('BOUNCE_PORT'),
    identity: at('IDENTITY_PORT'),
    password: /password (\S+)/.exec(said)?.[1] ?? '',
    folder,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
