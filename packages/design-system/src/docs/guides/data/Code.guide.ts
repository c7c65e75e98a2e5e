import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Code',
  parts: ['CodeBlock'],
  summary: 'Text that is compared letter by letter: ids, hashes, commands. `CodeBlock` shows several lines.',
  whenToUse: ['Ids beside names, keys, file names.', 'A piece of HTML or JSON to read, with lines marked.'],
  whenNot: ['Editing: `CodeEditor`.', 'Two versions: `DiffView`.'],
  anatomy: [
    { part: 'Letters', is: 'Plex Mono', at: 'code' },
    {
      part: 'Lines',
      is: 'numbered and marked in a `CodeBlock`, which scrolls inside itself',
    },
  ],
  accessibility: ['A block is a region with a name that can be focused, so that it scrolls by keyboard.'],
  good: 'The name first, the id beside it.',
  bad: 'The id instead of the name.',
  searchTerms: ['monospace', 'id', 'hash', 'snippet', 'pre', 'source'],
  status: 'stable',
  since: '0.1.0',
};
