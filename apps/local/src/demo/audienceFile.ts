/** The columns of each audience's file, in the order of their fields. */
export const HEADER = ['email', 'first_name', 'last_name', 'company', 'country', 'postal_code'];
export const mapping = HEADER.map((field, column) => ({ column, field, name: null }));

/** The reading and the rules that an import of such a file keeps, with which its rejected rows can be corrected. */
export const settings = {
  encoding: 'utf-8',
  delimiter: ',',
  quote: '"',
  escape: 'double',
  line_end: 'lf',
  text_start: 0,
  first_line: 1,
  row_bytes: 64,
  has_header: true,
  header: HEADER,
  reject_role_addresses: true,
  reject_disposable_domains: true,
};

export interface Member {
  line: number;
  email: string;
  first: string | null;
  last: string | null;
  company: string | null;
  country: string;
  postal: string;
  isSuppressed: boolean;
}

export function csvLine(person: Member): string {
  return [
    person.email,
    person.first ?? '',
    person.last ?? '',
    person.company ?? '',
    person.country,
    person.postal,
  ].join(',');
}

export interface Reject {
  line: number;
  reason: string;
  raw: string;
}

/** A row that is rejected, by the reason. */
export const REJECTED_ROWS: Readonly<Record<string, (at: number) => string>> = {
  no_email: (at) => `,Reader,Number ${at},,US,10${100 + (at % 800)}`,
  bad_address: (at) => `reader.${at}@,Reader,Number ${at},,US,10001`,
  wrong_column_count: (at) => `reader.${at}@post.example,Reader,Number ${at},,US,10001,surplus`,
};

export function rejectsOf(counts: Readonly<Record<string, number>>, firstLine: number): Reject[] {
  const reasons = Object.entries(counts).flatMap(([reason, count]) => Array.from({ length: count }, () => reason));
  return reasons.map((reason, at) => ({ line: firstLine + at, reason, raw: REJECTED_ROWS[reason]?.(at) ?? '' }));
}
