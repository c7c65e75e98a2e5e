import workerpool from 'workerpool';
import { analyseHtml } from '../check/analyseHtml.ts';
import { drawPage } from '../host/drawing.ts';
import { mendHtml } from '../mend/mendHtml.ts';

/** The work of a helper process, by name. */
const TASKS = { analyseHtml, drawPage, mendHtml };

export type Tasks = typeof TASKS;

workerpool.worker(TASKS);
