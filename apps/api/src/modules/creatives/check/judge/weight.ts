import type { Thresholds } from '@mailroom/domain/verdicts/checkThresholds';
import type { FoundImage } from '../../html/images.ts';
import type { Finding } from '../../html/finding.ts';
import { shortened } from '../shortened.ts';

interface Weight {
  htmlBytes: number;
  imageBytes: ReadonlyMap<string, number>;
}

function kb(bytes: number): number {
  return Math.ceil(bytes / 1024);
}

/** Finds images that are heavy, and an e-mail that is heavy as a whole. An image inside the HTML is part of its weight. */
export function weightFindings(
  images: readonly FoundImage[],
  { htmlBytes, imageBytes }: Weight,
  { image_kb: mostOfOne, email_kb: mostOfAll }: Thresholds,
): Finding[] {
  const shown = new Map(images.toReversed().map((image) => [image.url, image]));
  const weighed = [...shown].flatMap(([url, image]) => {
    const bytes = imageBytes.get(url);
    return bytes === undefined ? [] : [{ url, image, bytes }];
  });
  const total = weighed.reduce((sum, { bytes }) => sum + bytes, htmlBytes);
  return [
    ...weighed
      .filter(({ bytes }) => bytes > mostOfOne * 1024)
      .map(({ url, image, bytes }): Finding => ({
        kind: 'image_heavy',
        message: `The image ${shortened(url)} weighs ${kb(bytes)} kB; at most ${mostOfOne} kB is wanted`,
        part: url,
        ...(image.place && { place: image.place }),
      })),
    ...(total > mostOfAll * 1024
      ? [
          {
            kind: 'email_heavy' as const,
            message: `The HTML and its images weigh ${kb(total)} kB; at most ${mostOfAll} kB is wanted`,
            part: 'weight',
          },
        ]
      : []),
  ];
}
