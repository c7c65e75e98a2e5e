import { watchCpu } from './aside/cpuLimit.ts';
import { analyseHtml } from './check/analyseHtml.ts';
import { drawPage } from './host/drawing.ts';
import { warmUp } from './host/warmUp.ts';
import { correctLink } from './html/correctLink.ts';
import { ofFile } from './html/ofFile.ts';
import { suggestedLines } from './html/suggestedLines.ts';
import { unpackPage } from './html/unpackPage.ts';
import { mendHtml } from './mend/mendHtml.ts';

/** The work of a helper process, by name. */
const TASKS = {
  analyseHtml: ofFile(analyseHtml),
  correctLink: ofFile(correctLink),
  drawPage: ofFile(drawPage),
  mendHtml: ofFile(mendHtml),
  suggestedLines: ofFile(suggestedLines),
  unpackPage: ofFile(unpackPage),
};

export type Tasks = typeof TASKS;

export interface Question {
  task: keyof Tasks;
  argument: unknown;
  /** Milliseconds of processor time. */
  limit: number;
}

export type Answer = { result: unknown } | { error: unknown };

const cpu = watchCpu();
let isWorking = false;
let isWarm = false;

async function answer({ task, argument, limit }: Question): Promise<void> {
  isWorking = true;
  cpu.begin(limit);
  try {
    const work = TASKS[task] as (given: unknown) => unknown;
    process.send?.({ result: await work(argument) } satisfies Answer);
  } catch (error) {
    process.send?.({ error } satisfies Answer);
  } finally {
    cpu.end();
    isWorking = false;
  }
  if (isWarm) return;
  isWarm = true;
  // Only now: the first work is what the process was started for.
  await warmUp(drawPage, () => isWorking);
}

process.on('message', (question: Question) => void answer(question));
// The server has ended.
process.on('disconnect', () => process.exit());
process.send?.('ready');
