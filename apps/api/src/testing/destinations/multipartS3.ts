import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface MultipartS3 {
  endpoint: string;
  port: number;
  /** The part that is refused; 0 for none. */
  refusedPart: number;
  /** Waited for before a part is taken. */
  onPart: (part: number) => Promise<unknown> | undefined;
  /** Waited for before an upload becomes a file. */
  onComplete: (path: string) => Promise<unknown> | undefined;
  /** Whether files are returned with another content. */
  isCorrupt: boolean;
  /** The parts of uploads that were neither completed nor aborted: what a bucket would keep, and charge for. */
  openParts(): number;
  /** The files that can be read, by their path. */
  objects: Map<string, Buffer>;
  close(): void;
}

interface OpenUpload {
  path: string;
  parts: Map<number, Buffer>;
}

function answer(response: ServerResponse, status: number, xml = ''): void {
  response.writeHead(status, { 'content-type': 'application/xml', etag: '"part"' });
  response.end(xml);
}

/** The part of a file that a request asks for. */
function sendFile({ method, headers }: IncomingMessage, response: ServerResponse, bytes: Buffer): void {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const part = from === undefined ? bytes : bytes.subarray(Number(from), Number(to) + 1);
  response.writeHead(from === undefined ? 200 : 206, { 'content-length': part.length });
  response.end(method === 'HEAD' ? undefined : part);
}

/** S3 as far as one large file needs it, with what s3rver lacks: an upload can be aborted, and a part can fail. */
export async function startMultipartS3(): Promise<MultipartS3> {
  const uploads = new Map<string, OpenUpload>();
  const objects = new Map<string, Buffer>();
  let begun = 0;
  const server = createServer((request, response) => void serve(request, response));
  const s3: MultipartS3 = {
    endpoint: '',
    port: 0,
    refusedPart: 0,
    onPart: () => undefined,
    onComplete: () => undefined,
    isCorrupt: false,
    openParts: () => [...uploads.values()].reduce((sum, { parts }) => sum + parts.size, 0),
    objects,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };

  async function servePart(response: ServerResponse, upload: OpenUpload, part: number, body: Buffer): Promise<void> {
    await s3.onPart(part);
    if (part === s3.refusedPart) {
      return answer(response, 403, '<Error><Code>QuotaExceeded</Code><Message>Full</Message></Error>');
    }
    upload.parts.set(part, body);
    answer(response, 200);
  }

  async function serveUpload(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<boolean> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const id = searchParams.get('uploadId') ?? '';
    const upload = uploads.get(id);
    if (searchParams.has('uploads') && request.method === 'GET') {
      const bucket = pathname.split('/')[1] ?? '';
      const listed = [...uploads].map(
        ([name, { path }]) =>
          `<Upload><Key>${path.slice(bucket.length + 2)}</Key><UploadId>${name}</UploadId></Upload>`,
      );
      answer(response, 200, `<ListMultipartUploadsResult>${listed.join('')}</ListMultipartUploadsResult>`);
    } else if (searchParams.has('uploads')) {
      begun += 1;
      uploads.set(`upload-${begun}`, { path: pathname, parts: new Map() });
      answer(response, 200, `<R><UploadId>upload-${begun}</UploadId></R>`);
    } else if (!upload) return false;
    else if (request.method === 'PUT') {
      await servePart(response, upload, Number(searchParams.get('partNumber')), body);
    } else if (request.method === 'DELETE') {
      uploads.delete(id);
      answer(response, 204);
    } else {
      await s3.onComplete(pathname);
      const inOrder = [...upload.parts].toSorted(([one], [other]) => one - other).map(([, bytes]) => bytes);
      objects.set(pathname, Buffer.concat(inOrder));
      uploads.delete(id);
      answer(response, 200, '<R><ETag>"whole"</ETag></R>');
    }
    return true;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://s3');
    const body = await buffer(request);
    if (await serveUpload(request, response, body)) return;
    if (request.method === 'PUT') {
      objects.set(pathname, body);
      return answer(response, 200);
    }
    if (request.method === 'DELETE') {
      objects.delete(pathname);
      return answer(response, 204);
    }
    const found = objects.get(pathname);
    if (found) return sendFile(request, response, s3.isCorrupt ? Buffer.alloc(found.length, 'x') : found);
    return answer(response, 404, '<Error><Code>NoSuchKey</Code><Message>None</Message></Error>');
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  s3.port = (server.address() as AddressInfo).port;
  s3.endpoint = `http://127.0.0.1:${s3.port}`;
  return s3;
}
