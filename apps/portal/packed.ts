import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Below this the answer's own headers are most of it. */
const WORTH_IT = 1000;

/** Each text beside itself as brotli and gzip, packed once as tightly as can be: the API sends what the browser takes. */
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
