import { csvLimits } from '@mailroom/domain/forms/fileTypes';
import type { Encoding } from '../csv/encoding.ts';
import type { Mapping } from '../csv/mapping.ts';
import { RecordSplitter, valuesOf } from '../csv/records.ts';
import { consentColumnsOf } from './consent.ts';
import { ConsentTally, type FileConsent } from './consentTally.ts';
import { peopleReader } from './peopleReader.ts';

/** How a file is read for consent: as its import will read it, because rejected rows don't count as opted out. */
export interface ConsentRequest {
  encoding: Encoding;
  delimiter: string;
  lineEnd: 'lf' | 'cr';
  /** The byte of the file at which its text begins. */
  start: number;
  header: readonly string[];
  hasHeader: boolean;
  mapping: readonly Mapping[];
  rejectRoleAddresses: boolean;
  rejectDisposableDomains: boolean;
}

/** Counts what the rows of a file say about consent. Keeps counts only, so that its memory doesn't grow with the file. */
export class ConsentReading {
  readonly #request: ConsentRequest;
  readonly #tally: ConsentTally;
  readonly #person: ReturnType<typeof peopleReader>;
  readonly #splitter: RecordSplitter;
  #isHeader: boolean;

  constructor(request: ConsentRequest) {
    const { header, mapping, encoding, delimiter, lineEnd, start, hasHeader } = request;
    this.#request = request;
    this.#tally = new ConsentTally(header, consentColumnsOf(header, mapping));
    this.#person = peopleReader({
      encoding,
      delimiter,
      columns: header.length,
      mapping,
      reject_role_addresses: request.rejectRoleAddresses,
      reject_disposable_domains: request.rejectDisposableDomains,
      refusalIn: () => undefined,
    });
    this.#splitter = new RecordSplitter({ delimiter, lineEnd }, { byte: start, line: 1 }, csvLimits.lineBytes);
    this.#isHeader = hasHeader;
  }

  /** Reads the next bytes of the file's text, in UTF-8. */
  add(block: Buffer): void {
    this.#take(this.#splitter.push(block));
  }

  /** Throws `UnclosedQuote` when the file ends inside a quoted cell. */
  end(): FileConsent {
    this.#take(this.#splitter.finish());
    return this.#tally.profile();
  }

  #take(records: ReturnType<RecordSplitter['push']>): void {
    const { delimiter, header } = this.#request;
    for (const record of records) {
      if (this.#isHeader) this.#isHeader = false;
      else if ('reason' in this.#person(record)) this.#tally.reject();
      else this.#tally.add(record.line, valuesOf(record.bytes.toString(), delimiter, header.length));
    }
  }
}
