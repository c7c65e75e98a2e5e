import { SaxesParser } from 'saxes';
import { damaged, problemOf, UnpackProblem } from './unpackProblem.ts';

type Attributes = Readonly<Record<string, string>>;

export interface XmlHandlers {
  /** Elements come with their name without prefix: workbooks differ in prefixes and in namespaces, but not in names. */
  open: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
  /** Asked after each element. True ends the reading. */
  isDone?: () => boolean;
}

/** How many letters a text, or an element with its attributes, may have. A cell of Excel holds 32,767. */
const LONGEST = 1 << 20;
/** How deep elements may be nested; those of workbooks are at most ten deep. */
const DEEPEST = 64;

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
}

/** The value of an attribute that workbooks write with any prefix: ‘r:id’. */
export function prefixed(attributes: Attributes, name: string): string | undefined {
  return Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];
}

/** Workbooks are written in UTF-8, and may be written in UTF-16. */
function decoderFor(first: Buffer): TextDecoder {
  const isUtf16 = (first[0] === 0xff && first[1] === 0xfe) || (first[0] === 0x3c && first[1] === 0);
  const isSwapped = (first[0] === 0xfe && first[1] === 0xff) || (first[0] === 0 && first[1] === 0x3c);
  const encoding = isUtf16 ? 'utf-16le' : isSwapped ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true });
}

/** Decodes and parses the XML of one part of a workbook. Keeps nothing but the text that is being read. */
class XmlReading {
  readonly #parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  readonly #handlers: XmlHandlers;
  readonly #what: string;
  #decoder: TextDecoder | undefined;
  #depth = 0;
  /** Letters since the last element or text: the parser would keep a longer one in memory. */
  #letters = 0;
  isDone = false;

  constructor(handlers: XmlHandlers, what: string) {
    this.#handlers = handlers;
    this.#what = what;
    const text = (found: string) => {
      this.#letters = 0;
      if (!this.isDone) handlers.text?.(found);
    };
    this.#parser.on('opentag', ({ name, attributes }) => this.#open(localName(name), attributes));
    this.#parser.on('closetag', ({ name }) => this.#close(localName(name)));
    this.#parser.on('text', text);
    this.#parser.on('cdata', text);
    this.#parser.on('xmldecl', ({ encoding }) => {
      if (encoding !== undefined && !/^utf-?(?:8|16)$/i.test(encoding)) throw damaged(what);
    });
    this.#parser.on('doctype', () => {
      throw new UnpackProblem(`${what} contains a DOCTYPE, which no spreadsheet has. Save it again as .xlsx`);
    });
    this.#parser.on('error', (error) => {
      throw error;
    });
  }

  #open(name: string, attributes: Attributes): void {
    this.#letters = 0;
    if ((this.#depth += 1) > DEEPEST) throw damaged(this.#what);
    if (this.isDone) return;
    this.#handlers.open(name, attributes);
    this.isDone = this.#handlers.isDone?.() ?? false;
  }

  #close(name: string): void {
    this.#letters = 0;
    this.#depth -= 1;
    if (this.isDone) return;
    this.#handlers.close?.(name);
    this.isDone = this.#handlers.isDone?.() ?? false;
  }

  #decode(block: Buffer | undefined): string {
    try {
      return this.#decoder?.decode(block, { stream: block !== undefined }) ?? '';
    } catch {
      throw damaged(this.#what);
    }
  }

  push(block: Buffer): void {
    this.#decoder ??= decoderFor(block);
    const text = this.#decode(block);
    this.#letters += text.length;
    this.#parser.write(text);
    if (this.#letters > LONGEST + text.length)
      throw new UnpackProblem(`${this.#what} has a cell that is longer than a spreadsheet’s may be`, true);
  }

  end(): void {
    this.#parser.write(this.#decode(undefined));
    this.#parser.close();
  }
}

/** Reads the XML of one part of a workbook, block by block. `what` names the part for a person. */
export async function readXml(blocks: AsyncIterable<Buffer>, what: string, handlers: XmlHandlers): Promise<void> {
  const reading = new XmlReading(handlers, what);
  try {
    for await (const block of blocks) {
      reading.push(block);
      if (reading.isDone) return;
    }
    reading.end();
  } catch (error) {
    throw problemOf(error, what);
  }
}
