import type { Readable } from 'node:stream';

const mark = Symbol('answer');

/** An answer with its own status or headers; handlers that just return a body answer 200. */
export interface Answer<Body> {
  readonly [mark]: true;
  status: number;
  body: Body;
  headers: Readonly<Record<string, string>>;
}

export function answer<Body>(status: number, body: Body, headers: Record<string, string> = {}): Answer<Body> {
  return {
    [mark]: true,
    status,
    body,
    headers,
  };
}

export function isAnswer(value: unknown): value is Answer<unknown> {
  return typeof value === 'object' && value !== null && mark in value;
}

export function noContent(): Answer<undefined> {
  return answer(204, undefined);
}

function etag(version: number): string {
  return `"${version}"`;
}

/** One record with the edit version that If-Match takes. */
export function record<Body>(body: Body, version: number, status = 200): Answer<Body> {
  return answer(status, body, { etag: etag(version) });
}

/** A file streamed as an attachment. The name is made safe for the header. */
export function download(name: string, contentType: string, body: Readable): Answer<Readable> {
  const plain = name.replace(/[^\w.-]+/g, '_').slice(0, 120);
  return answer(200, body, {
    'content-type': contentType,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name.slice(0, 200))}`,
  });
}
