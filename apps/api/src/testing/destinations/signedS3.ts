import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';

/** A wrong answer: the request is refused, or another content is returned. */
type S3Fault = 'denied' | 'corrupt';

export interface SignedS3 {
  port: number;
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Wrong answers by method. */
  faults: Map<string, S3Fault>;
  /** The methods of the requests that came, in their order. */
  seen: string[];
  /** Called before each request is answered, which waits for it. */
  onRequest: (method: string) => Promise<unknown> | undefined;
  /** The names of the stored files. */
  files(): Promise<string[]>;
  close(): Promise<void>;
}

const ACCESS_KEY_ID = 'AKEXAMPLE0001';
const SECRET_ACCESS_KEY = 'canary-secret-7f3';

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function hash(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The code of the refusal when the request isn't signed with the secret of the key, as AWS specifies signature 4. */
function refusal(incoming: IncomingMessage, body: Buffer): string | undefined {
  const { headers, method = '', url = '/' } = incoming;
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, keyId, day = '', region = '', signed = '', signature] = pattern.exec(headers.authorization ?? '') ?? [];
  if (keyId !== ACCESS_KEY_ID) return 'InvalidAccessKeyId';
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const payload = String(headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== hash(body)) return 'XAmzContentSHA256Mismatch';
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted();
  const canonical = [
    method,
    pathname,
    query.join('&'),
    ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${SECRET_ACCESS_KEY}`, day), region), 's3'), 'aws4_request');
  return hmac(key, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}

function refuse(response: ServerResponse, code: string): void {
  response.writeHead(403, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** A server that speaks S3, behind a proxy that verifies each signature, which s3rver itself doesn't. */
export async function startSignedS3(): Promise<SignedS3> {
  const bucket = 'northlight-lists';
  const directory = await mkdtemp(join(tmpdir(), 'mailroom-s3-'));
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port: storePort } = await store.run();
  const faults = new Map<string, S3Fault>();
  const seen: string[] = [];

  const forward = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '/' } = incoming;
    seen.push(method);
    const body = await buffer(incoming);
    await server.onRequest(method);
    const code = refusal(incoming, body);
    if (code) return refuse(response, code);
    const fault = faults.get(method);
    if (fault === 'denied') return refuse(response, 'AccessDenied');
    const { authorization: _signature, host: _host, ...headers } = incoming.headers;
    request({ host: '127.0.0.1', port: storePort, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (fault !== 'corrupt') return answer.pipe(response);
      void buffer(answer).then((bytes) => response.end(bytes.fill('x')));
    }).end(body);
  };
  const proxy = createServer((incoming, response) => void forward(incoming, response));
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const { port } = proxy.address() as AddressInfo;
  const server: SignedS3 = {
    port,
    onRequest: () => undefined,
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    accessKeyId: ACCESS_KEY_ID,
    secretAccessKey: SECRET_ACCESS_KEY,
    faults,
    seen,
    async files() {
      const entries = await readdir(directory, { recursive: true });
      return entries.filter((name) => name.endsWith('_object'));
    },
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return server;
}
