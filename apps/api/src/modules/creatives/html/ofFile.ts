import { boundOf, type Bound } from './bounds.ts';
import { decodeHtml } from './decode.ts';

/** The same argument with the bytes of a file, or with text that was never in one. */
export type OfFile<Argument extends { html: string }> = Omit<Argument, 'html'> & { html: Uint8Array | string };

/**
 * Work on the HTML of a file, which is decoded where the work is done. Returns null when the file isn't text, and the bound
 * when the HTML exceeds one: it is the same for all work, so that a preview and the check say the same.
 */
export function ofFile<Argument extends { html: string }, Result>(
  work: (argument: Argument) => Result | Promise<Result>,
): (argument: OfFile<Argument>) => Promise<Result | Bound | null> {
  return async (argument) => {
    const html = typeof argument.html === 'string' ? argument.html : decodeHtml(argument.html);
    if (html === null) return null;
    return boundOf(html) ?? work({ ...argument, html } as Argument);
  };
}
