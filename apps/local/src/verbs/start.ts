import { once } from 'node:events';
import { startMailroom } from '../supervisor/mailroom.ts';
import type { Mailroom } from '../supervisor/mailroom.ts';
import { readLocalSettings } from '../supervisor/settings.ts';
import { asVerb, root } from './root.ts';

/** One person of each role, because roles see different things. */
function signInLines({ users, password }: Mailroom): string[] {
  const roles = new Set<string>();
  const first = users.filter((user) => !roles.has(user.role) && roles.add(user.role));
  if (first.length === 0) return [];
  const width = Math.max(...first.map((user) => user.email.length));
  const people = first.map((user) => `  ${user.email.padEnd(width)}  ${user.role}`);
  return ['', `Sign in with one click, or with the password ${password} as`, ...people];
}

function greeting(mailroom: Mailroom, dataFolder: string): string {
  return [
    '',
    `Mailroom  ${mailroom.url}`,
    ...signInLines(mailroom),
    '',
    ...(mailroom.mailPage ? [`Mail sink  ${mailroom.mailPage}  (what is sent ends there)`] : []),
    `Data       ${dataFolder}  (npm run reset starts afresh)`,
    '',
    'Ctrl-C ends it.',
  ].join('\n');
}

await asVerb(async () => {
  const settings = readLocalSettings(process.env, root);
  const began = performance.now();
  const ending = new AbortController();
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(event, () => ending.abort());
  // The terminal or npm, to which we write, may have ended first: the parts must still be ended in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const asked = once(ending.signal, 'abort');
  const mailroom = await startMailroom(settings, root, (line) => console.log(line), ending.signal);
  if (mailroom) {
    console.log(greeting(mailroom, settings.dataFolder));
    console.log(`Ready in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    await asked;
    console.log('\nEnding …');
    await mailroom.stop();
  }
  process.exit(0);
});
