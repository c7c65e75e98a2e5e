import type { UnsizedImage } from '../check/judge/unsizedImages.ts';
import { pixelsOf } from '../html/styles/saidSizes.ts';
import type { PixelSize } from '../../../platform/images/pixelSize.ts';

/** Pixels. Most e-mails are this wide; a wider file is mostly one for sharp screens, to be shown at half its size. */
const WIDEST = 600;

/** The size that keeps an image as it looks now. Null where only a person knows it. */
export function shownSize(
  { style, isStretched }: UnsizedImage,
  real: PixelSize | undefined,
): { width: number; height: number | null } | null {
  const most = pixelsOf(style.get('max-width'));
  const own = pixelsOf(style.get('width')) ?? (/^100%$/.test(style.get('width') ?? '') ? most : undefined);
  const width = own ?? (style.has('width') ? undefined : real?.width);
  if (width === undefined) return null;
  const shown = Math.round(Math.min(width, most ?? width));
  if (shown < 1 || shown > WIDEST) return null;
  const high = pixelsOf(style.get('height')) ?? (real && (shown * real.height) / real.width);
  // An attribute `height` would distort an image whose width a style sheet changes, unless the style sets the height too.
  const isSafe = style.has('height') || !isStretched;
  return { width: shown, height: high !== undefined && high >= 1 && isSafe ? Math.round(high) : null };
}
