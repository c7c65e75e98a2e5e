import type { PixelSize } from '../../../../platform/images/pixelSize.ts';
import type { Analysis } from '../analyseHtml.ts';
import { NOT_ASKED } from '../outside/checkLink.ts';
import type { CheckedLink } from '../outside/checkLinks.ts';
import { imageUrls, type ImageCopy } from '../outside/fetchImages.ts';
import { shownSize, type ShownSize } from './shownSize.ts';

/** A link or an image as it is stored. */
export interface ListedLink extends Omit<CheckedLink, 'askedAt'> {
  /** Null for an image that nobody had to ask for; without it, it was asked now. */
  askedAt?: Date | null;
  /** Null for links, and where the HTML doesn't say it. */
  shown?: ShownSize | null;
}

interface FoundImages {
  analysis: Analysis;
  /** The images that this check asked for. */
  copies: readonly ImageCopy[];
  /** The images that were here already: when an earlier check asked for them, and null for those of a ZIP. */
  present: ReadonlyMap<string, Date | null>;
  sizes: ReadonlyMap<string, PixelSize>;
  /** Whether anything was asked. */
  isSafe: boolean;
}

type Answer = Pick<ListedLink, 'result' | 'problem' | 'askedAt'>;

/** Lists images after the links, each address once. */
export function imageLinks({ analysis, copies, present, sizes, isSafe }: FoundImages): ListedLink[] {
  const found = new Map(analysis.images.toReversed().map((image) => [image.url, image]));
  const problems = new Map(copies.map(({ url, problem }) => [url, problem]));
  const answerOf = (url: string): Answer | undefined => {
    if (!isSafe) return NOT_ASKED;
    const problem = problems.get(url);
    if (problem !== undefined) return { result: problem === null ? 'Success' : 'Error', problem };
    const askedAt = present.get(url);
    return askedAt === undefined ? undefined : { result: 'Success', problem: null, askedAt };
  };
  const answers = imageUrls(analysis.images).flatMap((url) => {
    const answer = answerOf(url);
    return answer ? [{ url, answer }] : [];
  });
  return answers.map(({ url, answer }, index) => {
    const image = found.get(url);
    return {
      ...NOT_ASKED,
      position: analysis.links.length + index + 1,
      text: image?.alt?.slice(0, 300) ?? '',
      url,
      kind: 'image',
      tracking: {},
      part: url,
      ...(image?.isOutlookOnly && { isOutlookOnly: image.isOutlookOnly }),
      ...(image?.place && { place: image.place }),
      ...answer,
      shown: shownSize(analysis.saidSizes.get(url), sizes.get(url)),
    };
  });
}
