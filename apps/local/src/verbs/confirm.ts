import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';

/** Asks before something is lost. In a script only `--yes` counts as an answer. */
export async function confirm(question: string): Promise<void> {
  if (process.argv.includes('--yes')) return;
  if (!stdin.isTTY) throw new Error(`${question} Say so with --yes.`);
  const reading = createInterface({ input: stdin, output: stdout });
  const answer = await reading.question(`${question} [y/N] `);
  reading.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Error('Nothing was changed.');
}
