import { runAside } from '../aside/runAside.ts';
import type { Analysis, HtmlContent } from './analyseHtml.ts';

/** Seconds. A megabyte of ordinary markup takes one. */
const LONGEST = 15;

/** Analyses in another process. Null if it took too much time or memory. */
export function analyseAside(content: HtmlContent, signal?: AbortSignal): Promise<Analysis | null> {
  return runAside('analyseHtml', content, { seconds: LONGEST, signal });
}
