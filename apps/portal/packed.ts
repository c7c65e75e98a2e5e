import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Below this size, the response headers outweigh what compression saves. */
const WORTH_IT = 1000;

/**
 * Stores each text file as brotli and gzip beside the original, at the highest level. The API sends the one that the
 * browser accepts.
 */
export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(js|css|html|svg)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const path = join(dir, name);
          const text = await readFile(path);
          if (text.length < WORTH_IT) return;
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
          await writeFile(`${path}.br`, await asBrotli(text, { params }));
          await writeFile(`${path}.gz`, await asGzip(text, { level: 9 }));
        }),
      );
    },
  };
}
