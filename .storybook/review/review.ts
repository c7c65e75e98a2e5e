/** A picture that was kept. */
export interface KeptPicture {
  /** Git's name of its content. */
  hash: string;
  width: number;
  height: number;
}

export interface PicturePair {
  theme: string;
  /** The picture's file, where those of the working tree are served. */
  file: string;
  /** Undefined when the story had no picture, or when nothing is compared. */
  before: KeptPicture | undefined;
  /** Undefined when the picture was removed. */
  after: KeptPicture | undefined;
}

/** A story with its pictures in all themes. */
export interface ReviewedStory {
  /** The story's id. */
  story: string;
  pairs: readonly PicturePair[];
}

export interface Review {
  /** Names the commit that the working tree is compared with. Undefined when there is none. */
  base: string | undefined;
  /** Why nothing is compared, in words. */
  why: string | undefined;
  stories: readonly ReviewedStory[];
}

/** How a story differs from the commit before. */
export const CHANGES = ['changed', 'new', 'gone', 'same'] as const;
export type Change = (typeof CHANGES)[number];

export function isDifferent({ before, after }: PicturePair): boolean {
  return before?.hash !== after?.hash;
}

export function changeOf({ pairs }: ReviewedStory, isCompared: boolean): Change {
  if (!isCompared || !pairs.some(isDifferent)) return 'same';
  if (pairs.every(({ before }) => !before)) return 'new';
  return pairs.every(({ after }) => !after) ? 'gone' : 'changed';
}

/** Names what was decided on: all pictures before and after, so that a decision ends when one of them changes. */
export function decisionKey({ story, pairs }: ReviewedStory): string {
  return [story, ...pairs.map(({ before, after }) => `${before?.hash ?? ''}>${after?.hash ?? ''}`)].join(' ');
}

/** Where the review and the pictures of the commit before are served. */
export const REVIEW_FOLDER = 'review';
