/** Every page of `peers/contestants`, by its file's name. A suite can name no other. */
export const CONTESTANTS = [
  'badgesOurs',
  'badgesPlain',
  'selectMui',
  'selectOurs',
  'selectReactSelect',
  'tableAgGrid',
  'tableMuiX',
  'tableOurs',
  'tablePlain',
  'tableReactAdmin',
] as const;

export type ContestantName = (typeof CONTESTANTS)[number];
