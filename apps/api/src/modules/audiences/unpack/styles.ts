import { getFormatFromId } from 'numfmt';
import type { UnpackedBytes } from './unpackedBytes.ts';
import { shownBy, type ShownNumber } from './shownNumber.ts';
import { damaged } from './unpackProblem.ts';
import type { Workbook } from './workbook.ts';
import { readXml } from './xml.ts';

const GENERAL = 'General';
const DATE = 'yyyy-mm-dd';
/** Excel takes no more styles of cells. */
const MOST_STYLES = 65_536;

/** The formats that every spreadsheet knows by number. Those for dates in East Asian languages differ by language. */
function builtIn(id: number): string {
  if ((id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return DATE;
  return id >= 0 && id < 50 ? getFormatFromId(id) : GENERAL;
}

/** Reads how the cells of each style show a number, in the order in which cells refer to the styles. */
export async function readStyles({ archive, styles, isFrom1904 }: Workbook, unpacked: UnpackedBytes) {
  if (!styles) return [];
  const patterns = new Map<number, string>();
  const formats: number[] = [];
  let group = '';
  await readXml(archive.read(styles, unpacked), archive.what, {
    open: (name, attributes) => {
      if (name === 'numFmts' || name === 'cellXfs') group = name;
      const id = Number(attributes['numFmtId'] ?? 0);
      // Other elements with these names belong to conditional formats and to styles of other kinds.
      if (name === 'numFmt' && group === 'numFmts') patterns.set(id, attributes['formatCode'] ?? GENERAL);
      if (name === 'xf' && group === 'cellXfs') formats.push(id);
      if (formats.length > MOST_STYLES || patterns.size > MOST_STYLES) throw damaged(archive.what);
    },
    close: (name) => {
      if (name === group) group = '';
    },
  });
  const shown = new Map<number, ShownNumber>();
  return formats.map((id) => {
    const known = shown.get(id) ?? shownBy(patterns.get(id) ?? builtIn(id), isFrom1904);
    shown.set(id, known);
    return known;
  });
}
