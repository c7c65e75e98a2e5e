import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');

/** The programs that an operator starts, by the name of their built file. */
const PROGRAMS = {
  server: 'apps/api/src/server.ts',
  migrate: 'apps/api/src/migrate.ts',
  admin: 'apps/api/src/verbs/admin.ts',
  'accounts-import': 'apps/api/src/verbs/importAccounts.ts',
  keys: 'apps/api/src/verbs/keys.ts',
};

/** Started by the server as processes and threads, by their path. */
const WORKERS = [
  'apps/api/src/modules/audiences/csv/charsets.worker.ts',
  'apps/api/src/modules/audiences/import/consentReading.worker.ts',
  'apps/api/src/modules/audiences/unpack/unpack.worker.ts',
  'apps/api/src/modules/creatives/helper.process.ts',
  'apps/api/src/modules/creatives/aside/cpuLimit.worker.ts',
];

/** Files that the programs read, under the same path as in the repository. */
const BESIDE = ['apps/api/migrations', 'openapi/portal-v1.yaml', 'openapi/portal-v2.yaml', 'openapi/shared'];

function builtName(path: string): string {
  return path.replace(/\.ts$/, '');
}

/** Checks the version first: an older Node would stop somewhere inside a package, with an error that names no cause. */
function startOf(path: string): string {
  return `const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(\`Mailroom needs Node 24 or newer. This is \${process.version}; node_modules/.bin/node is the right one.\`);
  process.exit(1);
}
await import('./${builtName(path)}.js');
`;
}

/**
 * Builds the server to JavaScript that plain Node runs: one file per source file in the same folders, so that stack
 * traces name the sources. Packages from npm stay in node_modules.
 */
export async function buildServer(outDir: string): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  const sources = [...Object.values(PROGRAMS), ...WORKERS];
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['mailroom-source', 'node'] },
    ssr: { noExternal: [/^@mailroom\//] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: Object.fromEntries(sources.map((path) => [builtName(path), join(root, path)])),
        output: { preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].js' },
      },
    },
  });
  mkdirSync(outDir, { recursive: true });
  for (const path of BESIDE) cpSync(join(root, path), join(outDir, path), { recursive: true });
  for (const [name, path] of Object.entries(PROGRAMS)) writeFileSync(join(outDir, `${name}.js`), startOf(path));
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify({ type: 'module' })}\n`);
}
