import { runAside } from '../aside/runAside.ts';
import type { Over } from '../aside/helpers.ts';
import type { Analysis, HtmlContent } from './analyseHtml.ts';

/** Seconds of processor time. A megabyte of ordinary markup takes one. */
const LONGEST = 15;

/** Analyses in another process. Returns what ran out if it took too much time or memory. */
export function analyseAside(content: HtmlContent, signal?: AbortSignal): Promise<Analysis | Over> {
  return runAside('analyseHtml', content, { seconds: LONGEST, signal });
}
