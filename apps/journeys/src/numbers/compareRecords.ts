import { collectClaims, type Say } from './claims.ts';

interface Comparison<Row> {
  rows: readonly Row[];
  /** Names the row in a disagreement. */
  nameOf: (row: Row) => string;
  /** Asks the API about the row, with all numbers that the screens show. */
  read: (row: Row) => Promise<unknown>;
  /** Opens the screens that show the row's numbers, and says what they show. */
  look: (say: Say, row: Row) => Promise<void>;
}

/** A record as text, without the addresses, which each answer signs again. */
function textOf(record: unknown): string {
  return JSON.stringify(record, (name, value: unknown) => (name === 'preview_url' ? undefined : value));
}

/** How often a row is looked at. Its numbers change for a minute at most; if they never come to rest, that is a fault too. */
const MOST_LOOKS = 20;

/**
 * Compares the screens of each row with each other. Numbers change while a product is sent, so a row that changed while its
 * screens were open is read again. A page follows the API by a live hint, which takes a moment, so a disagreement counts only if
 * two looks find it, one after the other, and the row hasn't changed. A real fault appears in both.
 */
export async function compareRecords<Row>({ rows, nameOf, read, look }: Comparison<Row>) {
  const found: string[] = [];
  let comparisons = 0;
  for (const row of rows) {
    let last: readonly string[] | undefined;
    let before = await read(row);
    for (let looks = 1; ; looks += 1) {
      const claims = collectClaims(nameOf(row));
      await look(claims.say, row);
      const disagreements = claims.disagreements();
      const after = disagreements.length === 0 ? before : await read(row);
      const isUnchanged = textOf(before) === textOf(after);
      if (disagreements.length === 0 || (isUnchanged && last)) {
        found.push(...disagreements.filter((one) => last?.includes(one)));
        comparisons += claims.comparisons();
        break;
      }
      if (looks === MOST_LOOKS) throw new Error(`${nameOf(row)} never came to rest: ${disagreements.join('; ')}`);
      last = isUnchanged ? disagreements : undefined;
      before = after;
    }
  }
  return { found, comparisons };
}

/** `npm run soak` compares everything, `npm test` a few of each: opening every screen takes minutes. */
export const isWhole = process.env['SOAK_NUMBERS'] !== undefined;

/** Some of these, spread over all. */
export function sampleOf<Row>(rows: readonly Row[], size: number): readonly Row[] {
  const every = Math.ceil(rows.length / size);
  return isWhole ? rows : rows.filter((_, at) => at % every === 0);
}

/** The first of each kind; in `npm test` those of `size` kinds. */
export function oneOfEach<Row>(rows: readonly Row[], kindOf: (row: Row) => string, size: number): readonly Row[] {
  return sampleOf(
    [...Map.groupBy(rows, kindOf).values()].flatMap(([first]) => first ?? []),
    size,
  );
}
