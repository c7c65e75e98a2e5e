import { Readable } from 'node:stream';
import type { Actor } from '../../../platform/database/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StagedFile } from '../../../platform/files/file.ts';
import { sniffPicture } from '../../../platform/images/picture.ts';
import { OutboundError } from '../../../platform/outbound/outbound.ts';
import { eachAtMost } from './eachAtMost.ts';
import type { Finding } from './finding.ts';
import type { FoundImage } from '../html/images.ts';
import { shortened } from './shortened.ts';
import { holdsPlaceholder } from '../html/mergeFields.ts';

const LARGEST = 2 << 20;
const MOST_IMAGES = 100;
const MOST_BYTES = 24 << 20;

export interface ImageCopy {
  url: string;
  file: StagedFile | null;
  problem: string | null;
}

interface Request {
  deps: Deps;
  actor: Actor;
  accountId: number;
  signal: AbortSignal;
  done: (count: number) => void;
}

async function fetchOne({ deps, actor, accountId, signal }: Request, url: string): Promise<ImageCopy> {
  const failed = (problem: string): ImageCopy => ({ url, file: null, problem });
  try {
    const answer = await deps.outbound.fetch(url, { maxBytes: LARGEST, timeoutMs: 8_000, accept: 'image/*', signal });
    if (answer.status >= 400) return failed(`The address answers ${answer.status}`);
    if (answer.truncated) return failed('The image is larger than 2 MiB');
    const picture = await sniffPicture(answer.body);
    if (!picture) return failed('The address does not lead to an image');
    const staged = await deps.files.stage(
      actor,
      { accountId, kind: 'creative_image', name: 'image', contentType: picture.type, limit: LARGEST },
      Readable.from([picture.bytes]),
    );
    return { url, file: staged, problem: null };
  } catch (error) {
    if (error instanceof OutboundError) return failed('The image can’t be fetched');
    throw error;
  }
}

/** The addresses to fetch, each once: neither counting pixels nor pictures inside the HTML, nor what a merge field decides. */
export function imageUrls(images: readonly FoundImage[]): string[] {
  const urls = new Set(images.filter((image) => !image.isTracker).map((image) => image.url));
  return [...urls].filter((url) => !url.startsWith('data:') && !holdsPlaceholder(url));
}

/**
 * Copies an e-mail's images through the guarded client, so that no preview calls the advertiser's servers. Skips
 * counting pixels, because fetching one would count a reader.
 */
export async function fetchImages(
  request: Request,
  images: readonly FoundImage[],
  present: ReadonlySet<string>,
): Promise<ImageCopy[]> {
  const urls = imageUrls(images).filter((url) => !present.has(url));
  const copies = new Map<string, ImageCopy>();
  let bytes = 0;
  await eachAtMost(6, urls, async (url) => {
    const isWeb = /^https?:\/\//i.test(url);
    const isFull = copies.size >= MOST_IMAGES || bytes > MOST_BYTES;
    const problem = isWeb
      ? 'There are too many images to check them all'
      : 'The image isn’t on the web and isn’t in the ZIP';
    const copy = isWeb && !isFull ? await fetchOne(request, url) : { url, file: null, problem };
    bytes += copy.file?.size ?? 0;
    copies.set(url, copy);
    request.done(1);
  });
  return urls.flatMap((url) => copies.get(url) ?? []);
}

export function imageFindings(images: readonly FoundImage[], copies: readonly ImageCopy[]): Finding[] {
  const first = new Map(images.toReversed().map((image) => [image.url, image]));
  return copies
    .filter((copy) => copy.problem !== null)
    .map((copy) => {
      const place = first.get(copy.url)?.place;
      return {
        kind: 'image_missing',
        message: `The image ${shortened(copy.url)} is missing. ${copy.problem ?? ''}`.trim(),
        part: copy.url,
        ...(place && { place }),
      };
    });
}
