import type { Bound, Over } from '../html/bounds.ts';
import type { Page } from './drawing.ts';

/** A page, why there is none, or null for a file that isn't text. */
export type Drawn = Page | Bound | Over | null;

/** The memory of all kept pages. An ordinary one has a hundred kilobytes. */
const MOST_BYTES = 48 << 20;

/** The most that a string takes in memory. */
function bytesOf(key: string, drawn: Drawn): number {
  const { html = '', script = '' } = drawn !== null && typeof drawn === 'object' ? drawn : {};
  return 2 * (key.length + html.length + script.length);
}

/** Whether drawing it again would end in the same way. */
function isLasting(drawn: Drawn): boolean {
  return drawn !== 'ended' && drawn !== 'busy';
}

/**
 * Keeps what was drawn, so that a page is drawn once however often it is reloaded, and once for a person who asks for it twice at
 * the same time. The key contains everything that the page is made of. Pages that were unused longest are dropped first.
 */
export class KeptPages {
  /** In the order of their last use. */
  private readonly kept = new Map<string, Drawn>();
  private readonly drawing = new Map<string, Promise<Drawn>>();
  private readonly mostBytes: number;
  private bytes = 0;

  constructor(mostBytes: number = MOST_BYTES) {
    this.mostBytes = mostBytes;
  }

  async get(key: string, person: number, draw: () => Promise<Drawn>): Promise<Drawn> {
    const kept = this.kept.get(key);
    if (kept !== undefined) {
      this.kept.delete(key);
      this.kept.set(key, kept);
      return kept;
    }
    // Shared only with the same person, so that nobody waits in another person's line.
    const own = `${person} ${key}`;
    const current = this.drawing.get(own);
    if (current) return current;
    const drawn = draw();
    this.drawing.set(own, drawn);
    try {
      const result = await drawn;
      if (isLasting(result)) this.keep(key, result);
      return result;
    } finally {
      this.drawing.delete(own);
    }
  }

  private keep(key: string, drawn: Drawn): void {
    if (this.kept.has(key)) return;
    this.kept.set(key, drawn);
    this.bytes += bytesOf(key, drawn);
    for (const [oldest, page] of this.kept) {
      if (this.bytes <= this.mostBytes) break;
      this.kept.delete(oldest);
      this.bytes -= bytesOf(oldest, page);
    }
  }
}
