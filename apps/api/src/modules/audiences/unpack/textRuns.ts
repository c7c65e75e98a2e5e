import { UnpackProblem } from './unpackProblem.ts';
import { decodeXstring } from './xstring.ts';

/** Far more letters than a cell of Excel may have. */
const LONGEST = 1 << 20;

/** Refuses a text that would fill the memory while it is put together. */
export function refuseLongText(text: string, what: string): void {
  if (text.length > LONGEST)
    throw new UnpackProblem(`${what} has a cell that is longer than a spreadsheet’s may be`, true);
}

/** Joins the runs of a rich text. Leaves out how East Asian words are pronounced, which Excel doesn’t show in the cell. */
export class TextRuns {
  readonly #what: string;
  #text = '';
  #isText = false;
  #isPhonetic = false;

  constructor(what: string) {
    this.#what = what;
  }

  begin(): void {
    this.#text = '';
    this.#isText = false;
    this.#isPhonetic = false;
  }

  open(name: string): void {
    if (name === 'rPh') this.#isPhonetic = true;
    else if (name === 't') this.#isText = !this.#isPhonetic;
  }

  close(name: string): void {
    if (name === 'rPh') this.#isPhonetic = false;
    else if (name === 't') this.#isText = false;
  }

  add(text: string): void {
    if (!this.#isText) return;
    this.#text += text;
    refuseLongText(this.#text, this.#what);
  }

  end(): string {
    return decodeXstring(this.#text);
  }
}
