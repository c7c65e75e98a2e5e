import { Readable } from 'node:stream';
import type { Actor } from '../../../../platform/database/actor.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StagedFile } from '../../../../platform/files/file.ts';
import { sniffPicture } from '../../../../platform/images/picture.ts';
import { pixelSize, type PixelSize } from '../../../../platform/images/pixelSize.ts';
import { askHosts } from './askHosts.ts';
import type { HostAnswer } from './askHosts.ts';
import { failed, NOT_ASKED } from './checkLink.ts';
import type { Finding } from '../../html/finding.ts';
import type { FoundImage } from '../../html/images.ts';
import { shortened } from '../shortened.ts';
import { zipPath } from '../../html/zipPath.ts';
import { holdsPlaceholder } from '@mailroom/domain/merge/mergeFields';

const LARGEST = 2 << 20;
const MOST_IMAGES = 100;
const MOST_BYTES = 24 << 20;

/** Fewer hosts than for links, because each picture under way takes up to 2 MiB of memory. */
const MOST_HOSTS = 16;

export interface ImageCopy {
  url: string;
  file: StagedFile | null;
  /** Null where the file doesn't say it. */
  size: PixelSize | null;
  problem: string | null;
}

interface ImageAnswer extends HostAnswer {
  copy: Omit<ImageCopy, 'url'>;
}

interface Request {
  deps: Deps;
  actor: Actor;
  accountId: number;
  signal: AbortSignal;
  done: (count: number) => void;
}

/** A name that differs only in capitals: the same file on most designers' computers, but not in an e-mail. */
function notThere(url: string, present: ReadonlySet<string>): string {
  const name = zipPath(url).toLowerCase();
  const other = [...present].find((each) => zipPath(each).toLowerCase() === name);
  return other === undefined
    ? 'The image isn’t on the web and isn’t in the ZIP'
    : `The ZIP has it as '${shortened(other)}': write it in the same letters`;
}

function without(problem: string, about: HostAnswer = NOT_ASKED): ImageAnswer {
  return { ...about, copy: { file: null, size: null, problem } };
}

async function fetchOne({ deps, actor, accountId }: Request, url: string, signal: AbortSignal): Promise<ImageAnswer> {
  try {
    const answer = await deps.outbound.fetch(url, { maxBytes: LARGEST, timeoutMs: 8_000, accept: 'image/*', signal });
    const about: HostAnswer = { ...NOT_ASKED, httpStatus: answer.status };
    if (answer.status >= 400) return without(`The address answers ${answer.status}`, about);
    if (answer.truncated) return without('The image is larger than 2 MiB', about);
    const picture = await sniffPicture(answer.body);
    if (!picture) return without('The address does not lead to an image', about);
    const file = await deps.files.stage(
      actor,
      { accountId, kind: 'creative_image', name: 'image', contentType: picture.type, limit: LARGEST },
      Readable.from([picture.bytes]),
    );
    return { ...about, copy: { file, size: pixelSize(picture.bytes), problem: null } };
  } catch (error) {
    return without('The image can’t be fetched', failed(error));
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
  const ask = async (url: string, stop: AbortSignal): Promise<ImageAnswer> => {
    if (!/^https?:\/\//i.test(url)) return without(notThere(url, present));
    if (copies.size >= MOST_IMAGES || bytes > MOST_BYTES) return without('There are too many images to check them all');
    const answer = await fetchOne(request, url, AbortSignal.any([request.signal, stop]));
    bytes += answer.copy.file?.size ?? 0;
    return answer;
  };
  await askHosts(
    urls.map((url) => ({ key: url, url })),
    ({ url }, stop) => ask(url, stop),
    ({ url }, { copy }) => {
      copies.set(url, { url, ...copy });
      request.done(1);
    },
    MOST_HOSTS,
  );
  return urls.flatMap((url) => copies.get(url) ?? []);
}

export function imageFindings(images: readonly FoundImage[], copies: readonly ImageCopy[]): Finding[] {
  const first = new Map(images.toReversed().map((image) => [image.url, image]));
  const missing = copies.filter((copy) => copy.problem !== null && !first.get(copy.url)?.isTold);
  // A file that the ZIP lacks is missing once, however many spellings call it.
  const byFile = Map.groupBy(missing, ({ url }) => (/^https?:\/\//i.test(url) ? url : zipPath(url)));
  return [...byFile.values()]
    .flatMap(([copy]) => copy ?? [])
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
