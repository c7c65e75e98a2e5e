import { validateFileName } from 'yauzl';
import type { Entry } from 'yauzl';

/** Bit 11 of an entry's flags: its name is UTF-8. */
const IS_UTF8 = 0x800;

function utf8Name(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The name of a ZIP's entry in composed letters and with slashes. Many programs write UTF-8 and don't say so; Macs decompose
 * umlauts. Throws for a name that leads out of the archive's own folder.
 */
export function zipName(entry: Entry): string {
  const isTold = (entry.generalPurposeBitFlag & IS_UTF8) !== 0;
  const written = (isTold ? undefined : utf8Name(entry.fileNameRaw)) ?? entry.fileName;
  const name = written.replaceAll('\\', '/').normalize('NFC');
  const problem = validateFileName(name);
  if (problem !== null) throw new Error(problem);
  return name;
}

/** Whether an entry is a folder, or a file that systems add and hide. */
export function isHiddenInZip(name: string): boolean {
  return /(?:^|\/)(?:__MACOSX|\.)/.test(name) || name.endsWith('/');
}
