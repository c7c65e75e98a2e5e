import { posix } from 'node:path';
import { packedLimits } from '@mailroom/domain/forms/fileTypes';
import type { Archive, PackedFile } from './archive.ts';
import { damaged, UnpackProblem } from './unpackProblem.ts';
import type { UnpackedBytes } from './unpackedBytes.ts';
import { prefixed, readXml } from './xml.ts';
import { decodeXstring } from './xstring.ts';

export interface Sheet {
  name: string;
  part: PackedFile;
  isHidden: boolean;
}

export interface Workbook {
  archive: Archive;
  sheets: readonly Sheet[];
  /** Charts and other sheets without cells. */
  others: readonly string[];
  /** Days are counted from 1904, as Macs once did. */
  isFrom1904: boolean;
  styles: PackedFile | undefined;
  strings: PackedFile | undefined;
}

interface Relation {
  id: string;
  /** The last word of its type. The words before it differ between the strict form and the usual one. */
  type: string;
  part: PackedFile | undefined;
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true' || value === 'on';
}

function partOf(archive: Archive, path: string): PackedFile | undefined {
  const wanted = path.replace(/^\/+/, '').toLowerCase();
  return archive.files.find(({ name }) => name.toLowerCase() === wanted);
}

/** The parts that a part refers to. */
async function relationsOf(archive: Archive, path: string, unpacked: UnpackedBytes): Promise<Relation[]> {
  const folder = posix.dirname(path);
  const list = partOf(archive, posix.join(folder, '_rels', `${posix.basename(path)}.rels`));
  if (!list) return [];
  const relations: Relation[] = [];
  await readXml(archive.read(list, unpacked), archive.what, {
    open: (name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) => {
      if (name !== 'Relationship' || mode === 'External') return;
      const part = partOf(archive, target.startsWith('/') ? target : posix.join(folder, target));
      relations.push({ id, type: posix.basename(type), part });
    },
  });
  return relations;
}

async function workbookPart(archive: Archive, unpacked: UnpackedBytes): Promise<PackedFile> {
  const relations = await relationsOf(archive, '', unpacked);
  const part = relations.find(({ type }) => type === 'officeDocument')?.part ?? partOf(archive, 'xl/workbook.xml');
  if (!part) throw damaged(archive.what);
  return part;
}

interface ListedSheet {
  name: string;
  id: string | undefined;
  isHidden: boolean;
}

/** Reads which sheets a workbook has, in the order of its tabs, and where their parts are. */
export async function readWorkbook(archive: Archive, unpacked: UnpackedBytes): Promise<Workbook> {
  const part = await workbookPart(archive, unpacked);
  const relations = await relationsOf(archive, part.name, unpacked);
  const listed: ListedSheet[] = [];
  let isFrom1904 = false;
  await readXml(archive.read(part, unpacked), archive.what, {
    open: (name, attributes) => {
      if (name === 'workbookPr') isFrom1904 = isTrue(attributes['date1904']);
      if (name !== 'sheet') return;
      const { name: title = '', state = 'visible' } = attributes;
      listed.push({ name: decodeXstring(title), id: prefixed(attributes, 'id'), isHidden: state !== 'visible' });
      if (listed.length > packedLimits.tables)
        throw new UnpackProblem(`${archive.what} has more than ${packedLimits.tables} sheets, the most that are taken`);
    },
  });
  const found = listed.map((sheet) => ({ ...sheet, at: relations.find(({ id }) => id === sheet.id) }));
  const partOfType = (wanted: string) => relations.find(({ type }) => type === wanted)?.part;
  return {
    archive,
    sheets: found.flatMap(({ name, isHidden, at }) => {
      if (at?.type !== 'worksheet') return [];
      if (!at.part) throw damaged(archive.what);
      return [{ name, isHidden, part: at.part }];
    }),
    others: found.flatMap(({ name, at }) => (at?.type === 'worksheet' ? [] : [name])),
    isFrom1904,
    styles: partOfType('styles'),
    strings: partOfType('sharedStrings'),
  };
}
