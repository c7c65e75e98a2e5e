import { setImmediate as turn } from 'node:timers/promises';
import { plainDrawing, type Drawing } from './drawing.ts';

/** After so many drawings the engine has compiled what a drawing needs. */
const DRAWINGS = 20;
/** Rows of the e-mail: small enough that work which arrives meanwhile waits for a few milliseconds only. */
const ROWS = 60;

const ROW = `<tr><td class="cell" style="padding:8px 16px;color:#24433a;font-family:Arial,sans-serif"><a href="https://shop.example/?at={{first_name|friend}}"><img src="https://shop.example/boots.png" alt="Boots" width="200"></a><p>Dear {{first_name|friend}}, come &amp; see us.</p></td></tr>`;
const E_MAIL = `<!doctype html><html lang="en"><head><title>Spring</title><style>.cell{color:#222}@media (max-width:600px){.cell{padding:4px!important}}</style></head><body><table role="presentation" width="600">${ROW.repeat(ROWS)}</table><a href="{{unsubscribe_url}}">Unsubscribe</a></body></html>`;

/**
 * Draws a made-up e-mail several times, because the first drawings of a process take ten times as long as the later ones, and
 * somebody who types waits for each. Ends early when work has arrived, which compiles the same code.
 */
export async function warmUp(draw: (drawing: Drawing) => Promise<unknown>, hasWork: () => boolean): Promise<void> {
  const drawing = plainDrawing(E_MAIL);
  for (let drawn = 0; drawn < DRAWINGS; drawn += 1) {
    // Messages are heard between two drawings.
    await turn();
    if (hasWork()) return;
    await draw(drawing);
  }
}
