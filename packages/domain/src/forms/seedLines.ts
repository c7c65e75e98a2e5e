import { isAddress } from './addressRules.ts';
import { seedLimits } from './fileTypes.ts';

/** A row of a seed list. */
interface Seed {
  email: string;
  firstName: string | null;
  lastName: string | null;
}

interface SeedLine extends Seed {
  /** Counts from 1. */
  line: number;
  /** Says why it can't be mailed, or null. */
  problem: string | null;
}

/** Says why the address of a seed can't be mailed, or null. */
export function seedProblem(email: string): string | null {
  if (email === '') return 'The row has no e-mail address';
  return isAddress(email) ? null : 'Enter a valid email address';
}

const CELL = /\s*(?:"((?:[^"]|"")*)"|([^,;\t]*))\s*(?:[,;\t]|$)/g;

/** The cells of a line: separated by commas, semicolons or tabs, with quotes around a cell that has one of them. */
function cellsOf(line: string): string[] {
  return Array.from(line.matchAll(CELL), ([, inQuotes, plain = '']) =>
    (inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"')).trim(),
  );
}

/** Reads 'ada@x.test', 'ada@x.test, Ada, Lindqvist' and 'Ada Lindqvist <ada@x.test>'. */
function seedOf(line: string): Seed {
  const start = line.endsWith('>') ? line.lastIndexOf('<') : -1;
  if (start >= 0) {
    const [first, ...rest] = line.slice(0, start).replaceAll('"', '').trim().split(/\s+/);
    const email = line
      .slice(start + 1, -1)
      .trim()
      .toLowerCase();
    return { email, firstName: first || null, lastName: rest.join(' ') || null };
  }
  const [email = '', first, last] = cellsOf(line);
  return { email: email.toLowerCase(), firstName: first || null, lastName: last || null };
}

/** Reads a seed list that a person typed or pasted, one seed a line. A repeated address counts once. */
export function seedLines(text: string): SeedLine[] {
  const seen = new Set<string>();
  return text.split(/\r\n|\r|\n/).flatMap((written, index): SeedLine[] => {
    const line = written.trim();
    if (line === '') return [];
    const seed = seedOf(line);
    if (seen.has(seed.email)) return [];
    seen.add(seed.email);
    return [{ ...seed, line: index + 1, problem: seedProblem(seed.email) }];
  });
}

function quoted(cell: string): string {
  return /[,;\t"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Writes seeds as `seedLines` reads them. */
export function seedText(seeds: readonly Seed[]): string {
  return seeds
    .map(({ email, firstName, lastName }) => {
      const cells = [email, firstName ?? '', lastName ?? ''].map(quoted);
      while (cells.at(-1) === '') cells.pop();
      return cells.join(', ');
    })
    .join('\n');
}

/** Writes seeds as the CSV file of a seed list. */
export function seedCsv(seeds: readonly Seed[]): string {
  const rows = seeds.map(({ email, firstName, lastName }) => [email, firstName ?? '', lastName ?? '']);
  return [['email', 'first name', 'last name'], ...rows].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

/** Lines named in one message; more of them say nothing new. */
const MOST_NAMED = 3;

/** Names the lines of a typed seed list that can't be read; undefined if all can. */
export function seedListProblem(text: string): string | undefined {
  const lines = seedLines(text);
  if (lines.length > seedLimits.rows) return `A seed list can have at most ${seedLimits.rows} rows`;
  const bad = lines.filter(({ problem }) => problem !== null);
  if (bad.length === 0) return undefined;
  const named = bad.slice(0, MOST_NAMED).map(({ line, problem }) => `Line ${line}: ${problem}`);
  return [...named, ...(bad.length > MOST_NAMED ? [`${bad.length - MOST_NAMED} more lines`] : [])].join('. ');
}
