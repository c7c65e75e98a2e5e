import { runAside } from '../aside/runAside.ts';

import type { Bound, Over } from '../html/bounds.ts';
import type { OfFile } from '../html/ofFile.ts';
import type { Analysis, HtmlContent } from './analyseHtml.ts';

/** Seconds of processor time. A megabyte of ordinary markup takes one. */
const LONGEST = 15;

/** Analyses in another process. Returns why not if it takes too much, and null when the file isn't text. */
export function analyseAside(
  content: OfFile<HtmlContent>,
  { accountId, signal }: { accountId: number; signal?: AbortSignal },
): Promise<Analysis | Bound | Over | null> {
  return runAside('analyseHtml', async () => content, { of: { account: accountId }, seconds: LONGEST, signal });
}
