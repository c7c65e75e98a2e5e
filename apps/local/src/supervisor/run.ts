import { once } from 'node:events';
import { spawnWatched } from '../process/watched.ts';

const GRACE_SECONDS = 5;

/** Runs one of our programs to its end, or ours. When it fails, its output is the error. */
export async function run(
  cwd: string,
  args: readonly string[],
  env: Record<string, string | undefined> = process.env,
): Promise<string> {
  const { child } = spawnWatched(process.execPath, ['--conditions=mailroom-source', ...args], {
    signal: 'TERM',
    lastSignal: 'KILL',
    graceSeconds: GRACE_SECONDS,
    cwd,
    env,
    stdout: 'pipe',
    stderr: 'pipe',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(said.trim() || `${args[0]} ended with ${code}`);
  return said;
}
