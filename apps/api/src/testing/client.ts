import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

export interface TestResponse {
  status: number;
  // The contract defines the type; a test that reads a field asserts on it anyway.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  text: string;
  headers: Record<string, string | undefined>;
}

interface UploadFile {
  name: string;
  type?: string;
  content: string | Buffer;
}

export interface FormInput {
  fields?: Record<string, string>;
  files?: Record<string, UploadFile>;
}

/** Removes the id of the request, which differs between two answers that say the same. */
export function comparable({ status, body }: TestResponse): { status: number; body: unknown } {
  return { status, body: { ...body, request_id: '' } };
}

type Headers = Record<string, string>;

export interface TestClient {
  get(url: string, headers?: Headers): Promise<TestResponse>;
  post(url: string, body?: unknown, headers?: Headers): Promise<TestResponse>;
  put(url: string, body?: unknown, headers?: Headers): Promise<TestResponse>;
  patch(url: string, body?: unknown, headers?: Headers): Promise<TestResponse>;
  delete(url: string, headers?: Headers): Promise<TestResponse>;
  form(method: 'POST' | 'PATCH', url: string, form: FormInput, headers?: Headers): Promise<TestResponse>;
  raw(options: InjectOptions): Promise<TestResponse>;
}

function parse(response: LightMyRequestResponse): TestResponse {
  const isJson = String(response.headers['content-type'] ?? '').includes('json');
  const headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name, value === undefined ? undefined : String(value)]),
  );
  return {
    status: response.statusCode,
    body: isJson && response.body ? response.json() : undefined,
    text: response.body,
    headers,
  };
}

const BOUNDARY = 'mailroom-test-boundary';

export function formBody({ fields = {}, files = {} }: FormInput): Buffer {
  const parts = [
    ...Object.entries(fields).map(([name, value]) => [
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ]),
    ...Object.entries(files).map(([name, file]) => [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${file.name}"\r\n` +
          `Content-Type: ${file.type ?? 'application/octet-stream'}\r\n\r\n`,
      ),
      Buffer.from(file.content),
      Buffer.from('\r\n'),
    ]),
  ];
  return Buffer.concat([...parts.flat(), Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** Calls as one user or without a token. Any answer that deviates from the contract fails the test. */
export function testClient(app: FastifyInstance, authorization: () => Promise<Headers>): TestClient {
  const raw = async (options: InjectOptions): Promise<TestResponse> => {
    const response = parse(
      await app.inject({ ...options, headers: { ...(await authorization()), ...options.headers } }),
    );
    if (response.status === 599) throw new Error(`R50 ${response.body.message} (${response.body.cause})`);
    return response;
  };
  const withBody =
    (method: 'POST' | 'PUT' | 'PATCH') =>
    (url: string, body?: unknown, headers: Headers = {}) =>
      raw({
        method,
        url,
        headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
  return {
    raw,
    get: (url, headers = {}) => raw({ method: 'GET', url, headers }),
    delete: (url, headers = {}) => raw({ method: 'DELETE', url, headers }),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
    form: (method, url, form, headers = {}) =>
      raw({
        method,
        url,
        headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
        payload: formBody(form),
      }),
  };
}
