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
  // A signal during the start ends the parts that have started, as soon as they can be ended.
  const asked = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.once(signal, () => resolve());
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  });
  const mailroom = await startMailroom(settings, root, (line) => console.log(line));
  console.log(greeting(mailroom, settings.dataFolder));
  console.log(`Ready in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  await asked;
  console.log('\nEnding …');
  await mailroom.stop();
  process.exit(0);
});
