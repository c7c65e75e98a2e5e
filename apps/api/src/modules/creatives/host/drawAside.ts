import { runAside } from '../aside/runAside.ts';
import { drawPage, type Drawing, type Page } from './drawing.ts';

/** Seconds of processor time. */
const LONGEST = 1.5;

/**
 * Characters. Below it, the worst markup that we know takes less time than the way to another process; some megabytes of open
 * tags would hold up everybody's calls for seconds, or use up the server's memory.
 */
const DRAWN_HERE = 30_000;

/** Draws a page, a large one in another process. Null if that took too much time or memory. */
export async function draw(drawing: Drawing): Promise<Page | null> {
  if (drawing.html.length <= DRAWN_HERE) return drawPage(drawing);
  const drawn = await runAside('drawPage', drawing, { seconds: LONGEST });
  return typeof drawn === 'string' ? null : drawn;
}
