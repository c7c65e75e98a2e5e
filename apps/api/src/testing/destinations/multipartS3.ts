import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface MultipartS3 {
  endpoint: string;
  /** The part that is refused; 0 for none. */
  refusedPart: number;
  /** The parts of uploads that were neither completed nor aborted: what a bucket would keep, and charge for. */
  openParts(): number;
  /** The files that can be read, by their path. */
  objects: Map<string, Buffer>;
  close(): void;
}

function answer(response: ServerResponse, status: number, xml = ''): void {
  response.writeHead(status, { 'content-type': 'application/xml', etag: '"part"' });
  response.end(xml);
}

/** S3 as far as one large file needs it, with what s3rver lacks: an upload can be aborted, and a part can fail. */
export async function startMultipartS3(): Promise<MultipartS3> {
  const uploads = new Map<string, Map<number, Buffer>>();
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => void serve(request, response));
  const s3: MultipartS3 = {
    endpoint: '',
    refusedPart: 0,
    openParts: () => [...uploads.values()].reduce((sum, parts) => sum + parts.size, 0),
    objects,
    close: () => server.close(),
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const body = await buffer(request);
    const id = searchParams.get('uploadId') ?? '';
    const part = Number(searchParams.get('partNumber'));
    const parts = uploads.get(id);
    if (request.method === 'POST' && searchParams.has('uploads')) {
      uploads.set(`upload-${uploads.size + 1}`, new Map());
      return answer(response, 200, `<R><UploadId>upload-${uploads.size}</UploadId></R>`);
    }
    if (parts && request.method === 'PUT' && part === s3.refusedPart) {
      return answer(response, 403, '<Error><Code>QuotaExceeded</Code><Message>Full</Message></Error>');
    }
    if (parts && request.method === 'PUT') {
      parts.set(part, body);
      return answer(response, 200);
    }
    if (parts && request.method === 'DELETE') {
      parts.clear();
      return answer(response, 204);
    }
    if (parts && request.method === 'POST') {
      const inOrder = [...parts].toSorted(([one], [other]) => one - other).map(([, bytes]) => bytes);
      objects.set(pathname, Buffer.concat(inOrder));
      parts.clear();
      return answer(response, 200, '<R><ETag>"whole"</ETag></R>');
    }
    const found = objects.get(pathname);
    if (request.method === 'GET' && found) {
      response.writeHead(200);
      return void response.end(found);
    }
    return answer(response, 404, '<Error><Code>NoSuchKey</Code><Message>None</Message></Error>');
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  s3.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return s3;
}
