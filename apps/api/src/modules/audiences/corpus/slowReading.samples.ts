import { domainToASCII } from 'node:url';

/** How a file was written, as its writer knows. */
export interface Written {
  delimiter: string;
  quote: string | null;
  hasBackslashes: boolean;
  lineEnd: 'lf' | 'cr';
  /** The line at which the table begins. */
  firstLine: number;
  hasHeader: boolean;
  /** The place of the address. */
  email: number;
}

interface Buckets {
  /** The line, the canonical address and the first value of each person. */
  accepted: [number, string, string][];
  rejected: number[];
  duplicates: number[];
}

interface Row {
  line: number;
  values: string[];
}

/** The sign at a place, with the places behind it: what a backslash hides is an ordinary letter. */
function signAt(
  text: string,
  at: number,
  { hasBackslashes }: Written,
): { sign: string; isHidden: boolean; next: number } {
  const sign = text.charAt(at);
  if (!hasBackslashes || sign !== '\\' || at + 1 === text.length) return { sign, isHidden: false, next: at + 1 };
  const hidden = text.charAt(at + 1);
  return { sign: hidden === 'N' ? '' : hidden, isHidden: true, next: at + 2 };
}

/** Cuts a text into rows, one sign after the other. */
function rowsOf(text: string, written: Written): Row[] {
  const { delimiter, quote, lineEnd } = written;
  const end = lineEnd === 'cr' ? '\r' : '\n';
  const rows: Row[] = [];
  let line = 1;
  let row: Row = { line, values: [''] };
  let isQuoted = false;
  let isClosed = false;
  const add = (sign: string): void => {
    row.values[row.values.length - 1] += sign;
  };
  for (let at = 0; at < text.length;) {
    const { sign, isHidden, next } = signAt(text, at, written);
    const value = row.values.at(-1) ?? '';
    at = next;
    if (sign === end) line += 1;
    if (isHidden) add(sign);
    else if (isQuoted && sign === quote && text.charAt(next) === quote) {
      add(sign);
      at += 1;
    } else if (isQuoted && sign === quote) {
      isQuoted = false;
      isClosed = true;
    } else if (isQuoted) add(sign);
    else if (sign === quote && !isClosed && /^ *$/.test(value)) {
      isQuoted = true;
      row.values[row.values.length - 1] = '';
    } else if (sign === delimiter) {
      row.values.push('');
      isClosed = false;
    } else if (sign === end) {
      rows.push(row);
      row = { line, values: [''] };
      isClosed = false;
    } else add(sign);
  }
  return [...rows, row];
}

/** Whether nobody sees a sign: blanks, formatting, and zero bytes and marks at the end of files. */
function isNothing(sign: string): boolean {
  return /[\s\p{Cf}]/u.test(sign) || sign.charCodeAt(0) === 0 || sign.charCodeAt(0) === 0x1a;
}

/** Removes what nobody sees from both ends. */
function bare(value: string): string {
  const signs = [...value];
  while (signs.length > 0 && isNothing(signs[0] ?? '')) signs.shift();
  while (signs.length > 0 && isNothing(signs.at(-1) ?? '')) signs.pop();
  return signs.join('');
}

const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN = /^([\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+$/u;

function canonical(value: string): string | undefined {
  const text = bare(value).toLowerCase();
  const [local = '', domain = '', more] = text.split('@');
  if (more !== undefined || !LOCAL.test(local) || !DOMAIN.test(domain)) return undefined;
  return `${local}@${domainToASCII(domain)}`;
}

const ROLES = ['info', 'abuse', 'postmaster', 'sales'];
const THROW_AWAY = ['mailinator.com'];

function withoutEnd(values: readonly string[], longest: number): string[] {
  const kept = [...values];
  while (kept.length > longest && bare(kept.at(-1) ?? '') === '') kept.pop();
  return kept;
}

/** Finds what must become of each row, slowly and without any of the importer's code. */
export function slowBuckets(text: string, written: Written): Buckets {
  const all = rowsOf(text, written).filter(({ line }) => line >= written.firstLine);
  const rows = all.filter(({ values }) => values.some((value) => bare(value) !== ''));
  const [first] = rows;
  const heading = (first?.values ?? []).map((value) => bare(value).toLowerCase());
  const named = written.hasHeader ? heading.findLastIndex((name) => name !== '') + 1 : heading.length;
  const buckets: Buckets = { accepted: [], rejected: [], duplicates: [] };
  const seen = new Set<string>();
  for (const { line, values } of written.hasHeader ? rows.slice(1) : rows) {
    const cells = withoutEnd(values, heading.length);
    const email =
      cells.length <= heading.length && cells.length >= named ? canonical(cells[written.email] ?? '') : undefined;
    const [local = '', domain = ''] = email?.split('@') ?? [];
    if (email === undefined || ROLES.includes(local) || THROW_AWAY.includes(domain)) buckets.rejected.push(line);
    else if (seen.has(email)) buckets.duplicates.push(line);
    else buckets.accepted.push([line, email, bare(cells[0] ?? '')]);
    if (email !== undefined) seen.add(email);
  }
  return buckets;
}
