/** The number of bad rows of each kind in the journey's file; no audience may accept them. */
export const badRows = {
  no_email: 29,
  bad_address: 31,
  wrong_column_count: 23,
  too_long: 11,
  undecodable: 13,
  role_address: 19,
  disposable_domain: 11,
} as const;

/** As the export of rejected rows says it about each of the bad addresses. */
export const FAULT = ': nothing after the @';

export type BadRow = keyof typeof badRows;

const HEADER = 'E-mail,First name,Last name,Company,Country,Postal code';
const FIRST_NAMES = ['Ada', 'Bruno', 'Chloé', 'Dara', 'Emil', 'Fatou', 'Goran', 'Hilde', 'Ivo', 'Jun'];
const LAST_NAMES = ['Abbott', 'Brück', 'Cho', 'Díaz', 'Eze', 'Falk', 'Gracq', 'Hassan', 'Iversen', 'Joubert'];

const makers: Readonly<Record<BadRow, (at: number) => Buffer>> = {
  no_email: (at) => Buffer.from(`,No,Address ${at},,US,10001`),
  bad_address: (at) => Buffer.from(`reader.${at}@,Bad,Address,,US,10001`),
  wrong_column_count: (at) => Buffer.from(`reader.${at}@post.example,Too,Many,Columns,US,10001,surplus`),
  too_long: (at) => Buffer.from(`reader.long.${at}@post.example,${'x'.repeat(5_000)},Long,,US,10001`),
  // A byte that isn't valid UTF-8, in an otherwise valid UTF-8 file.
  undecodable: (at) =>
    Buffer.concat([
      Buffer.from(`reader.bytes.${at}@post.example,Fran`),
      Buffer.from([0xe7]),
      Buffer.from('ois,Bytes,,US,10001'),
    ]),
  role_address: (at) =>
    Buffer.from(`${['info', 'abuse', 'postmaster', 'sales'][at % 4]}@role-${at}.example,Role,Address,,US,10001`),
  disposable_domain: (at) => Buffer.from(`reader.${at}@mailinator.com,Throw,Away,,US,10001`),
};

interface People {
  csv: Buffer;
  /** The addresses that must be accepted, each once. */
  accepted: string[];
  /** The rows that must be rejected, by their line in the file. */
  rejected: { line: number; kind: BadRow }[];
}

/** A UTF-8 CSV with a header and `count` rows; the bad ones are spread over the file. */
export function people(count = 10_000, prefix = 'reader'): People {
  const bad = (Object.keys(badRows) as BadRow[]).flatMap((kind) =>
    Array.from({ length: badRows[kind] }, (_, at) => ({ kind, row: makers[kind](at) })),
  );
  const every = Math.floor(count / bad.length);
  const accepted: string[] = [];
  const rejected: People['rejected'] = [];
  const lines: Buffer[] = [Buffer.from(HEADER)];
  for (let at = 0; at < count; at += 1) {
    const spoiled = at % every === every - 1 ? bad[Math.floor(at / every)] : undefined;
    if (spoiled) {
      rejected.push({ line: lines.length + 1, kind: spoiled.kind });
      lines.push(spoiled.row);
      continue;
    }
    const email = `${prefix}.${at}@letters.example`;
    accepted.push(email);
    lines.push(
      Buffer.from(`${email},${FIRST_NAMES[at % 10]},${LAST_NAMES[(at * 3) % 10]},,US,${10_000 + (at % 80_000)}`),
    );
  }
  return { csv: Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')])), accepted, rejected };
}
