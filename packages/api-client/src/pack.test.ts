import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const packageFolder = join(import.meta.dirname, '..');
const bin = join(packageFolder, '../../node_modules/.bin');
const environment = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH']}` };
/** Another application, that knows nothing of this workspace. */
const consumer = realpathSync(mkdtempSync(join(tmpdir(), 'mailroom-consumer-')));
const modules = join(consumer, 'node_modules');

function run(command: string, args: string[], cwd: string): string {
  return execFileSync(command, args, { cwd, env: environment, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function copyInstalled(name: string, from: NodeJS.Require): NodeJS.Require {
  const manifest = from.resolve.paths(name)?.map((folder) => join(folder, name, 'package.json')) ?? [];
  const found = manifest.find((file) => {
    try {
      return readFileSync(file, 'utf8') !== '';
    } catch {
      return false;
    }
  });
  if (found === undefined) throw new Error(`${name} is not installed`);
  cpSync(dirname(found), join(modules, name), { recursive: true, dereference: true });
  return createRequire(found);
}

/** The lines that the README shows, with the token they speak of. */
function readmeExample(): string {
  const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8');
  const code = /```ts\n(.*?)```/s.exec(readme)?.[1];
  if (code === undefined) throw new Error('The README shows no code');
  return code.replace('=> token', "=> 'secret'");
}

const application = `
import { createMailroomClient, dataOf, isApiError } from '@mailroom/api-client';
import type { V1Schemas } from '@mailroom/api-client';

const client = createMailroomClient({ baseUrl: process.argv[2] ?? '', getToken: () => 'secret' });
const page = await dataOf(client.v1.GET('/creatives', { params: { query: { 'account_id:eq': [3] } } }));
const row: V1Schemas['CreativeRow'] | undefined = page.objects[0];
const status: string = await client.v2.GET('/me').then(
  () => 'fine',
  (error: unknown) => (isApiError(error) ? \`\${error.status} \${error.message}\` : 'unknown'),
);
// @ts-expect-error a filter that the contract does not have
void (() => client.v1.GET('/creatives', { params: { query: { 'colour:eq': ['red'] } } }));
// @ts-expect-error a call that the contract does not have
void (() => client.v1.GET('/nowhere'));
console.log(JSON.stringify({ name: row?.name, total: page.total_rows, status }));
`;

beforeAll(() => {
  const packed = run('npm', ['pack', '--json', '--silent', '--pack-destination', consumer], packageFolder);
  const [{ filename }] = JSON.parse(packed.slice(packed.indexOf('['))) as [{ filename: string }];
  mkdirSync(join(modules, '@mailroom/api-client'), { recursive: true });
  run('tar', ['-xzf', filename, '-C', join(modules, '@mailroom/api-client'), '--strip-components=1'], consumer);
  const ofClient = createRequire(join(packageFolder, 'package.json'));
  copyInstalled('openapi-typescript-helpers', copyInstalled('openapi-fetch', ofClient));
  copyInstalled('undici-types', copyInstalled('@types/node', ofClient));
  const options = { target: 'es2024', lib: ['es2024', 'dom', 'dom.iterable'], module: 'nodenext', strict: true };
  const compilerOptions = { ...options, noEmit: true, skipLibCheck: false, types: ['node'] };
  writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.ts', 'readme.ts'] }));
  writeFileSync(join(consumer, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(consumer, 'main.ts'), application);
  writeFileSync(join(consumer, 'readme.ts'), readmeExample());
}, 120_000);

afterAll(() => rmSync(consumer, { recursive: true, force: true }));

it('packs built code with its types and README, and no tests', () => {
  const manifest = JSON.parse(readFileSync(join(modules, '@mailroom/api-client/package.json'), 'utf8')) as object;
  expect(manifest).toMatchObject({ name: '@mailroom/api-client', license: 'MIT' });
  const files = run('find', [join(modules, '@mailroom/api-client'), '-type', 'f'], consumer);
  expect(files).toContain('dist/index.js');
  expect(files).toContain('dist/schema-v1.d.ts');
  expect(files).toContain('README.md');
  expect(files).not.toContain('.test.');
});

it('type-checks in another application', () => {
  expect(run('tsc', ['-p', 'tsconfig.json'], consumer)).toBe('');
}, 60_000);

it('runs in another application', async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.url} ${request.headers.authorization}`);
    response.setHeader('Content-Type', 'application/json');
    if (request.url === '/api/v2/me') {
      response.statusCode = 403;
      return response.end(JSON.stringify({ message: 'Not you', code: 'forbidden', request_id: 'r' }));
    }
    return response.end(JSON.stringify({ objects: [{ name: 'Winter' }], total_rows: 1 }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  try {
    const child = spawn(process.execPath, ['main.ts', `http://127.0.0.1:${port}`], { cwd: consumer, env: environment });
    let output = '';
    child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()));
    child.stderr.on('data', (bytes: Buffer) => (output += bytes.toString()));
    await new Promise((exited) => child.on('exit', exited));
    expect(JSON.parse(output)).toEqual({ name: 'Winter', total: 1, status: '403 Not you' });
    expect(seen).toEqual(['/api/v1/creatives?account_id:eq=3 Bearer secret', '/api/v2/me Bearer secret']);
  } finally {
    server.close();
  }
}, 60_000);
