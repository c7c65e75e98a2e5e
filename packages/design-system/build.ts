import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entriesOf } from './entries.ts';
import { inlineDrawing } from './inlineDrawing.ts';
import { leanStyles } from './leanStyles.ts';
import { llmsText } from './llms.ts';
import { markClient } from './markClient.ts';
import { nameStyles } from './nameStyles.ts';
import { policiesText } from './policies.ts';

const dist = join(import.meta.dirname, 'dist');
const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));

// Otherwise a renamed file would be published under both names.
rmSync(dist, { recursive: true, force: true });
execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: import.meta.dirname, stdio: 'inherit' });
for (const file of globSync('**/*.js', { cwd: dist })) {
  const path = join(dist, file);
  // An export of types only leaves an empty `export {} from`, which would load a file for nothing.
  const code = readFileSync(path, 'utf8').replaceAll(/^export \{\s*\} from '.*';$/gm, '');
  writeFileSync(path, markClient(nameStyles(file, leanStyles(await inlineDrawing(code)))));
}
mkdirSync(join(dist, 'entries'));
for (const [name, { code, types }] of entriesOf(readFileSync(join(import.meta.dirname, 'src/index.ts'), 'utf8'))) {
  writeFileSync(join(dist, 'entries', `${name}.js`), code);
  writeFileSync(join(dist, 'entries', `${name}.d.ts`), types);
}
writeFileSync(join(import.meta.dirname, 'llms.txt'), await llmsText(import.meta.dirname));
writeFileSync(join(import.meta.dirname, 'POLICIES.md'), await policiesText(import.meta.dirname));
