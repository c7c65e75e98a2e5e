import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { compileOutside } from './compileOutside.ts';

const folder = join(inject('outside'), 'client-app');

const APPLICATION = `
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

it('type-checks in another application, and refuses what the contract does not have', () => {
  expect(compileOutside(folder, { 'main.ts': APPLICATION }, 'node')).toBe('');
});

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
    const child = spawn(process.execPath, ['main.ts', `http://127.0.0.1:${port}`], { cwd: folder });
    let output = '';
    child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()));
    child.stderr.on('data', (bytes: Buffer) => (output += bytes.toString()));
    await new Promise((exited) => child.on('exit', exited));
    expect(JSON.parse(output)).toEqual({ name: 'Winter', total: 1, status: '403 Not you' });
    expect(seen).toEqual(['/api/v1/creatives?account_id:eq=3 Bearer secret', '/api/v2/me Bearer secret']);
  } finally {
    server.close();
  }
});
