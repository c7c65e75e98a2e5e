import { strToU8, zipSync, type Zippable } from 'fflate';

const USUAL = {
  main: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  relationships: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
};
/** The namespaces of the form that Excel calls ‘Strict Open XML Spreadsheet’. */
const STRICT = {
  main: 'http://purl.oclc.org/ooxml/spreadsheetml/main',
  relationships: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
};
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

interface SampleSheet {
  name: string;
  /** The rows as XML: `<row r="1"><c r="A1"><v>1</v></c></row>`. */
  rows: string;
  /** The range that the sheet says it has: ‘A1:E20’. */
  dimension?: string;
  state?: 'hidden' | 'veryHidden';
  /** Any other kind has no cells. */
  kind?: 'worksheet' | 'chartsheet';
}

export interface SampleWorkbook {
  sheets: readonly SampleSheet[];
  /** The shared texts as XML: `<si><t>Ada</t></si>`. */
  strings?: string;
  /** Number formats: the cells’ style 1 is the first one. */
  formats?: readonly (string | number)[];
  isFrom1904?: boolean;
  isStrict?: boolean;
  /** Stands before the root of each sheet. */
  prologue?: string;
  /** Written before each element of a sheet, as some programs do: ‘x:’. */
  prefix?: string;
}

/** Text as XML holds it. */
export function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function stylesOf(formats: readonly (string | number)[]): string {
  const FIRST_OWN = 164;
  const own = formats.flatMap((format, at) =>
    typeof format === 'string' ? [`<numFmt numFmtId="${FIRST_OWN + at}" formatCode="${xmlText(format)}"/>`] : [],
  );
  const ids = formats.map((format, at) => (typeof format === 'string' ? FIRST_OWN + at : format));
  return `<numFmts>${own.join('')}</numFmts>
<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
<cellXfs><xf numFmtId="0"/>${ids.map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`).join('')}</cellXfs>
<dxfs><dxf><numFmt numFmtId="164" formatCode="&quot;never&quot;"/></dxf></dxfs>`;
}

/** The files of a workbook, by their names in its archive. */
export function workbookParts({
  sheets,
  strings,
  formats = [],
  isFrom1904 = false,
  isStrict = false,
  prologue = '',
  prefix = '',
}: SampleWorkbook): Record<string, Uint8Array> {
  const { main, relationships } = isStrict ? STRICT : USUAL;
  const kinds = sheets.map(({ kind = 'worksheet' }) => kind);
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`;
  const relations = (list: readonly string[]) =>
    `<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"/>`,
    '_rels/.rels': relations([relation('rId1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><workbookPr date1904="${isFrom1904}"/><sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${xmlText(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...kinds.map((kind, at) => relation(`rId${at + 1}`, kind, `${kind}s/sheet${at + 1}.xml`)),
      relation('rId900', 'styles', 'styles.xml'),
      ...(strings === undefined ? [] : [relation('rId901', 'sharedStrings', '/xl/sharedStrings.xml')]),
    ]),
    'xl/styles.xml': `<styleSheet xmlns="${main}">${stylesOf(formats)}</styleSheet>`,
  };
  if (strings !== undefined) parts['xl/sharedStrings.xml'] = `<sst xmlns="${main}">${strings}</sst>`;
  for (const [at, { rows, dimension }] of sheets.entries()) {
    const inner = `${dimension ? `<dimension ref="${dimension}"/>` : ''}<sheetData>${rows}</sheetData>`;
    const prefixed = inner.replaceAll(/<(\/?)(?=\w)/g, `<$1${prefix}`);
    const space = prefix === '' ? '' : `:${prefix.slice(0, -1)}`;
    parts[`xl/${kinds[at]}s/sheet${at + 1}.xml`] =
      `${prologue}<${prefix}worksheet xmlns${space}="${main}">${prefixed}</${prefix}worksheet>`;
  }
  return Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(DECLARATION + xml)]));
}

/** Packs files into a ZIP. */
export function packed(files: Zippable): Buffer {
  return Buffer.from(zipSync(files, { level: 6 }));
}

export function xlsx(workbook: SampleWorkbook): Buffer {
  return packed(workbookParts(workbook));
}

/** A row of texts, each in a cell of its own. */
export function textRow(row: number, values: readonly string[]): string {
  const cells = values.map((value) => `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`);
  return `<row r="${row}">${cells.join('')}</row>`;
}
