import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { xlsx, type SampleWorkbook } from './unpack.samples.ts';
import { tablesOf, unpackTable } from './unpack.ts';
import { writeTable } from './unpacking.ts';

const STAYS = new AbortController().signal;

/** A folder for the packed files of a test, and what our code makes of them. */
export class PackedSamples {
  readonly folder = mkdtempSync(join(tmpdir(), 'mailroom-unpack-'));
  readonly target = join(this.folder, 'table.csv');

  write(name: string, bytes: Uint8Array): string {
    const path = join(this.folder, name);
    writeFileSync(path, bytes);
    return path;
  }

  tables(name: string, bytes: Uint8Array, signal = STAYS): ReturnType<typeof tablesOf> {
    return tablesOf(this.write(name, bytes), { name, signal });
  }

  /** The bytes that a table of a file becomes. Without a thread, because starting one takes longer. */
  async unpacked(bytes: Uint8Array, table = 0): Promise<Buffer> {
    const path = this.write('packed', bytes);
    await writeTable({ path, table, target: this.target }, () => undefined);
    return readFileSync(this.target);
  }

  /** The rows of the CSV of a workbook’s first sheet. */
  async rows(workbook: Partial<SampleWorkbook> & { rows: string }): Promise<string[]> {
    const { rows, ...others } = workbook;
    const text = (await this.unpacked(xlsx({ sheets: [{ name: 'People', rows }], ...others }))).toString();
    return text.split('\r').slice(0, -1);
  }

  /** The text of the refusal by the thread, which must leave no file. */
  async refused(bytes: Uint8Array, table = 0): Promise<string> {
    const path = this.write('packed', bytes);
    const input = { path, table, target: this.target };
    const options = { signal: STAYS, progress: () => undefined };
    const found = await unpackTable(input, options).catch((error: unknown) => error);
    if (existsSync(this.target)) return 'It was unpacked, or a part of it was left';
    return found instanceof Error && found.name === 'UnpackProblem' ? found.message : String(found);
  }

  get names(): string[] {
    return readdirSync(this.folder);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
