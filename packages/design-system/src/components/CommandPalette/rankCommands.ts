import type { PaletteCommand } from './command.ts';

/** Lower case without accents: 'bruck' finds 'brück', but 'brück' doesn't find 'brueckner'. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase();
}

function isWordStart(text: string, at: number) {
  return at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');
}

/** How well a text matches a word: at its start, at the start of a word, anywhere, not at all. */
function fit(text: string, word: string): number {
  const first = text.indexOf(word);
  if (first === -1) return 0;
  if (first === 0) return 3;
  for (let at = first; at !== -1; at = text.indexOf(word, at + 1)) if (isWordStart(text, at)) return 2;
  return 1;
}

function score({ label, note = '', keywords = [] }: PaletteCommand, words: readonly string[]): number {
  const name = plain(label);
  const beside = plain([note, ...keywords].join(' '));
  let sum = 0;
  for (const word of words) {
    const best = Math.max(fit(name, word) * 10, Math.min(fit(beside, word), 2));
    // All words must occur, in any order.
    if (best === 0) return 0;
    sum += best;
  }
  return name === words.join(' ') ? sum + 100 : sum;
}

/** The commands that match the words, the best first. Equal ones keep their order. */
export function rankCommands(commands: readonly PaletteCommand[], query: string): readonly PaletteCommand[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return commands;
  return commands
    .map((command) => ({ command, score: score(command, words) }))
    .filter((found) => found.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ command }) => command);
}
