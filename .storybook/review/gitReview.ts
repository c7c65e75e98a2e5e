import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { namedBy } from '../pictures/keptPictures.ts';
import { type KeptPicture, type PicturePair, type Review } from './review.ts';

const MOST_OUTPUT = 1 << 28;

interface Place {
  /** The repository's root. */
  root: string;
  /** The folder of the pictures in it, with one folder for each browser. */
  pictures: string;
  /** The browser whose pictures are kept now. */
  browser: string;
}

function git(root: string, args: readonly string[], input?: string): Buffer {
  return execFileSync('git', args, { cwd: root, input, maxBuffer: MOST_OUTPUT, stdio: ['pipe', 'pipe', 'ignore'] });
}

function lines(output: Buffer): string[] {
  return output.toString('utf8').split('\n').filter(Boolean);
}

function firstKnown(root: string, names: readonly string[]): string | undefined {
  for (const name of names) {
    try {
      return git(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])
        .toString('utf8')
        .trim();
    } catch {
      // The next name may be known.
    }
  }
  return undefined;
}

type Base = { commit: string } | { why: string };

/** Returns the commit to compare with: the named one, or the one where this branch left `main`. */
function findBase(root: string, named: string | undefined): Base {
  if (!firstKnown(root, ['HEAD']))
    return { why: 'This is not a clone with commits, so there is nothing to compare with.' };
  if (named) {
    const commit = firstKnown(root, [named]);
    return commit ? { commit } : { why: `This clone doesn’t have the commit “${named}” that REVIEW_BASE names.` };
  }
  const main = firstKnown(root, ['refs/heads/main', 'refs/remotes/origin/main']);
  if (!main) return { why: 'This clone doesn’t have the branch “main”. Name another commit with REVIEW_BASE.' };
  try {
    return { commit: git(root, ['merge-base', 'HEAD', main]).toString('utf8').trim() };
  } catch {
    return { why: 'This clone doesn’t have the commit where this branch left “main”. Fetch more of its history.' };
  }
}

/** The width and height that the head of a PNG says. */
function sizeOf(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** The pictures of a commit by their file's name: those of the same browser, or of the last one when it had no pictures then. */
function picturesOf(commit: string, { root, pictures, browser }: Place): Map<string, string> {
  const found = lines(git(root, ['ls-tree', '-r', commit, '--', `${pictures}/`])).flatMap((line) => {
    const [, hash, folder, file] = /^\d+ blob (\w+)\t.*?([^/]+)\/([^/]+\.png)$/.exec(line) ?? [];
    return hash && folder && file ? [{ hash, folder, file }] : [];
  });
  const folders = new Set(found.map(({ folder }) => folder));
  const chosen = folders.has(browser) ? browser : [...folders].toSorted().at(-1);
  return new Map(found.filter(({ folder }) => folder === chosen).map(({ file, hash }) => [file, hash]));
}

function hashesOf(root: string, folder: string, files: readonly string[]): string[] {
  if (files.length === 0) return [];
  const paths = files.map((file) => join(folder, file)).join('\n');
  return lines(git(root, ['hash-object', '--no-filters', '--stdin-paths'], `${paths}\n`));
}

function byStory(pairs: readonly PicturePair[]): Review['stories'] {
  const named = pairs.map((pair) => ({ pair, story: namedBy(pair.file)?.story ?? '' }));
  return [...Map.groupBy(named, ({ story }) => story)].map(([story, own]) => ({
    story,
    pairs: own.map(({ pair }) => pair).toSorted((one, other) => other.theme.localeCompare(one.theme, 'en')),
  }));
}

interface ReviewRequest {
  /** The repository's root. */
  root: string;
  /** The folder of the pictures of the browser that is used now. */
  kept: string;
  /** The names of its pictures. */
  files: readonly string[];
  /** A commit to compare with. Default: the one where this branch left `main`. */
  named?: string | undefined;
  /** The folder for the pictures from before that differ. It is emptied first. */
  out: string;
}

/** Compares the pictures of the working tree with those of a commit, and writes the ones that differ. */
function compare({ root, kept, files, out }: ReviewRequest, base: Base): Review {
  const after = new Map<string, KeptPicture>();
  const isCompared = 'commit' in base;
  // Without git, the name is enough: nothing is decided.
  const hashes = isCompared ? hashesOf(root, kept, files) : files;
  for (const [index, file] of files.entries())
    after.set(file, { hash: hashes[index] ?? '', ...sizeOf(readFileSync(join(kept, file))) });
  const place = { root, pictures: join(kept, '..'), browser: basename(kept) };
  const before = isCompared ? picturesOf(base.commit, place) : new Map<string, string>();
  const all = [...new Set([...after.keys(), ...before.keys()])].toSorted().filter((file) => namedBy(file));
  const pairs = all.map((file): PicturePair => {
    const hash = before.get(file);
    const now = after.get(file);
    const pair = { theme: namedBy(file)?.theme ?? '', file, after: now };
    if (hash === undefined || hash === now?.hash) return { ...pair, before: hash === undefined ? undefined : now };
    const png = git(root, ['cat-file', 'blob', hash]);
    writeFileSync(join(out, `${hash}.png`), png);
    return { ...pair, before: { hash, ...sizeOf(png) } };
  });
  return {
    base: isCompared ? lines(git(root, ['log', '-1', '--format=%h %s', base.commit]))[0] : undefined,
    why: isCompared ? undefined : base.why,
    stories: byStory(pairs).toSorted((one, other) => one.story.localeCompare(other.story, 'en')),
  };
}

function compareIfPossible(request: ReviewRequest): Review {
  try {
    return compare(request, findBase(request.root, request.named));
  } catch {
    // Storybook opens anyway: the review is one of its pages.
    return compare(request, { why: 'Git couldn’t read the pictures of the commit before.' });
  }
}

/** Writes the review and the pictures that it needs from before into a folder that Storybook serves. */
export function writeReview(request: ReviewRequest): Review {
  rmSync(request.out, { recursive: true, force: true });
  mkdirSync(request.out, { recursive: true });
  const review = compareIfPossible(request);
  writeFileSync(join(request.out, 'review.json'), JSON.stringify(review));
  return review;
}
