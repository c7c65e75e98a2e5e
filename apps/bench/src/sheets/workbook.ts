import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { Zip, ZipDeflate } from 'fflate';
import { emailOf } from '../people.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TOGETHER = 5000;

function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
}

function relations(...all: string[]): string {
  return `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
}

/** Texts 3n, 3n+1 and 3n+2 belong to person n; nobody shares one. */
function texts(at: number): string {
  return `<si><t>${emailOf(at)}</t></si><si><t>Ada ${at}</t></si><si><t>Acme &amp; Sons, ${at}</t></si>`;
}

function row(at: number): string {
  const r = at + 1;
  const text = (column: string, index: number) => `<c r="${column}${r}" t="s"><v>${index}</v></c>`;
  return `<row r="${r}" spans="1:5">${text('A', at * 3)}${text('B', at * 3 + 1)}${text('C', at * 3 + 2)}<c r="D${r}" s="1"><v>${40_000 + (at % 6000)}</v></c><c r="E${r}"><v>${10_000 + (at % 80_000)}</v></c></row>`;
}

function* pieces(rows: number, piece: (at: number) => string): Generator<string> {
  for (let from = 0; from < rows; from += TOGETHER)
    yield Array.from({ length: Math.min(TOGETHER, rows - from) }, (_, more) => piece(from + more)).join('');
}

function* parts(rows: number): Generator<[name: string, pieces: Iterable<string>]> {
  yield ['[Content_Types].xml', [`<Types xmlns="${PACKAGE}/content-types"/>`]];
  yield ['_rels/.rels', [relations(relation('rId1', 'officeDocument', 'xl/workbook.xml'))]];
  const sheet = '<sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets>';
  yield ['xl/workbook.xml', [`<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${sheet}</workbook>`]];
  const others = [relation('rId2', 'styles', 'styles.xml'), relation('rId3', 'sharedStrings', 'sharedStrings.xml')];
  yield ['xl/_rels/workbook.xml.rels', [relations(relation('rId1', 'worksheet', 'worksheets/sheet1.xml'), ...others)]];
  const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';
  yield ['xl/styles.xml', [`<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`]];
  const open = `<worksheet xmlns="${MAIN}"><dimension ref="A1:E${rows}"/><sheetData>`;
  yield [
    'xl/worksheets/sheet1.xml',
    (function* () {
      yield open;
      yield* pieces(rows, row);
      yield '</sheetData></worksheet>';
    })(),
  ];
  yield [
    'xl/sharedStrings.xml',
    (function* () {
      yield `<sst xmlns="${MAIN}">`;
      yield* pieces(rows, texts);
      yield '</sst>';
    })(),
  ];
}

/** Writes a workbook of people with five columns, three of them texts that no other cell has. */
export async function writeWorkbook(path: string, rows: number): Promise<void> {
  const file = createWriteStream(path);
  const zip = new Zip((error, bytes, isLast) => {
    if (error) throw error;
    file.write(bytes);
    if (isLast) file.end();
  });
  for (const [name, all] of parts(rows)) {
    const part = new ZipDeflate(name, { level: 6 });
    zip.add(part);
    for (const piece of all) {
      part.push(Buffer.from(piece));
      if (file.writableNeedDrain) await once(file, 'drain');
    }
    part.push(new Uint8Array(), true);
  }
  zip.end();
  await once(file, 'close');
}
