import type { DamageKind } from '@mailroom/domain/encodings/damage';
import { csvLimits } from '@mailroom/domain/forms/fileTypes';
import { trimInvisible } from '@mailroom/domain/forms/invisible';
import type { Encoding } from '../csv/encoding.ts';
import type { ColumnPlan } from '../csv/columnPlan.ts';
import type { Dialect } from '../csv/dialect.ts';
import { RecordSplitter, type CsvRecord, type Place } from '../csv/records.ts';
import { SuspectTally, type SuspectGroup } from '../csv/suspects.ts';
import { rowOf } from '../csv/values.ts';
import { addressColumnOf } from '../reading/computedCells.ts';
import { consentColumnsOf } from '../reading/consent.ts';
import { DamageTally, type Damage } from './damageTally.ts';
import { ConsentTally, type FileConsent } from './consentTally.ts';
import { peopleReader, personShape } from '../reading/peopleReader.ts';

/** How a file is read for consent: as its import will read it, because rejected rows don't count as opted out. */
export interface ConsentRequest {
  encoding: Encoding;
  dialect: Dialect;
  /** Where the table begins. */
  start: Place;
  header: readonly string[];
  hasHeader: boolean;
  plan: ColumnPlan;
  rejectRoleAddresses: boolean;
  rejectDisposableDomains: boolean;
  /** Kinds of damage that the import mends: a mended row isn't rejected. */
  mend: readonly DamageKind[];
}

/** The words of a file about consent, its records that a quote makes doubtful, and values that are damaged. */
export interface FileRead extends FileConsent {
  suspects: SuspectGroup[];
  damage: Damage[];
}

/** Counts what the rows of a file say about consent. Keeps only counts and a few examples, whatever the size of the file. */
export class ConsentReading {
  readonly #tally: ConsentTally;
  readonly #suspects = new SuspectTally();
  readonly #damage: DamageTally;
  readonly #shape: ReturnType<typeof personShape>;
  readonly #plan: ColumnPlan;
  /** Reads a row without mending anything, so that all damage is counted. */
  readonly #person: ReturnType<typeof peopleReader>;
  readonly #mended: ReturnType<typeof peopleReader>;
  readonly #splitter: RecordSplitter;
  #isHeader: boolean;

  constructor(request: ConsentRequest) {
    const { header, plan, encoding, dialect, start, hasHeader } = request;
    const { mapping } = plan;
    this.#damage = new DamageTally(plan, header.length);
    this.#tally = new ConsentTally(header, consentColumnsOf(header, mapping));
    this.#shape = personShape({ signs: dialect, header, mapping });
    this.#plan = plan;
    const rows = {
      encoding,
      signs: dialect,
      header,
      ...plan,
      reject_role_addresses: request.rejectRoleAddresses,
      reject_disposable_domains: request.rejectDisposableDomains,
      refusalIn: () => undefined,
    };
    this.#person = peopleReader(rows);
    this.#mended = peopleReader({ ...rows, mend: request.mend });
    this.#splitter = new RecordSplitter(dialect, { from: start, limit: csvLimits.lineBytes, shape: this.#shape });
    this.#isHeader = hasHeader;
  }

  /** Reads the next bytes of the file's text, in UTF-8. */
  add(block: Buffer): void {
    this.#take(this.#splitter.push(block));
  }

  /** Throws `UnclosedQuote` when the file ends inside a quoted cell. */
  end(): FileRead {
    this.#take(this.#splitter.finish());
    return { ...this.#tally.profile(), suspects: this.#suspects.groups, damage: this.#damage.found };
  }

  #take(records: ReturnType<RecordSplitter['push']>): void {
    for (const record of records) {
      if (record.suspect) this.#suspects.add(record.suspect);
      if (this.#isHeader) this.#isHeader = false;
      else this.#count(record);
    }
  }

  #count(record: CsvRecord): void {
    const strict = this.#person(record);
    const { values } = rowOf(record.bytes.toString(), this.#shape);
    const isBad = 'reason' in strict && strict.reason === 'bad_address';
    if (isBad) {
      const column = addressColumnOf(values, this.#plan, this.#shape.columns) ?? 0;
      this.#damage.addAddress({ line: record.line, written: trimInvisible(values[column] ?? '') });
    }
    // Both readers must know from which heading row on the columns stand in another order.
    const isHeading = 'reason' in strict && strict.reason === 'heading';
    const person = isBad || isHeading ? this.#mended(record) : strict;
    if ('reason' in person) return this.#tally.reject();
    this.#tally.add({ line: record.line, email: person.email, values });
    this.#damage.add({ line: record.line, email: person.email, values });
  }
}
