import type { PixelSize } from '../../../../platform/images/pixelSize.ts';
import type { SaidSize } from '../../html/styles/saidSizes.ts';

/** CSS pixels. */
export interface ShownSize {
  width: number;
  /** Null where neither the HTML nor the file says it. */
  height: number | null;
}

/** A side that keeps the file's proportions, as mail programs draw it. */
function inProportion(side: number, own: number, other: number): number {
  return Math.max(1, Math.round((side * other) / own));
}

/** The size at which an image is shown. Null where the HTML doesn't say how wide it is. */
export function shownSize(said: SaidSize | undefined, sent: PixelSize | undefined): ShownSize | null {
  if (!said) return null;
  const { width, height } = said;
  if (typeof width === 'number') {
    if (typeof height === 'number') return { width, height };
    return { width, height: height === 'auto' && sent ? inProportion(width, sent.width, sent.height) : null };
  }
  if (width !== 'auto' || typeof height !== 'number' || !sent) return null;
  return { width: inProportion(height, sent.height, sent.width), height };
}
