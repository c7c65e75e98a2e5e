import { runAside } from '../aside/runAside.ts';
import type { OfFile } from '../html/ofFile.ts';
import type { Drawing } from './drawing.ts';
import type { Drawn } from './keptPages.ts';

/** Seconds of processor time. An ordinary e-mail of a megabyte takes less than one. */
const LONGEST = 1.5;

/** Draws a page in another process. The drawing is asked for when its turn has come. */
export function draw(drawing: () => Promise<OfFile<Drawing>>, person: number): Promise<Drawn> {
  return runAside('drawPage', drawing, { of: { person }, seconds: LONGEST });
}
