import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Code',
  summary: 'Text that is compared letter by letter: ids, hashes, commands.',
  whenToUse: ['Ids beside names, keys, file names.'],
  whenNot: ['Several lines, or editing: `CodeEditor`.', 'Two versions: `DiffView`.'],
  anatomy: [{ part: 'Letters', is: 'Plex Mono', at: 'code' }],
  accessibility: ['It is a `code` element, so a screen reader can announce it as code.'],
  good: 'The name first, the id beside it.',
  bad: 'The id instead of the name.',
  searchTerms: ['monospace', 'id', 'hash', 'snippet', 'pre', 'source'],
  status: 'stable',
  since: '0.1.0',
};
