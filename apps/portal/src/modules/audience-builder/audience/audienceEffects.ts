/** A sentence for the question of each action on an audience: what it will do. */
export const AUDIENCE_EFFECTS = {
  cancel: 'The rows of this file are discarded. Earlier imports stay as they are.',
  delete: 'Its members, versions and files are deleted with it.',
} as const;
