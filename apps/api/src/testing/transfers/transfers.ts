import type { TestApp } from '../app.ts';
import type { TestResponse } from '../client.ts';
import type { Desk } from '../audiences.ts';
import type { TestUser } from '../factories.ts';

export const UPLOADS = '/api/v1/audience/upload';
export const TUS = { 'tus-resumable': '1.0.0' };

export function base64(value: string | number): string {
  return Buffer.from(String(value)).toString('base64');
}

interface Start {
  size: number;
  /** Default people.csv. */
  name?: string;
  /** Default that of the desk. */
  account?: number;
  /** Further metadata, with its comma. */
  more?: string;
  headers?: Record<string, string>;
}

interface Transfers {
  start(user: TestUser, start: Start): Promise<TestResponse>;
  send(user: TestUser, id: number, at: number, bytes: Buffer): Promise<TestResponse>;
  head(user: TestUser, id: number): Promise<TestResponse>;
  remove(user: TestUser, id: number): Promise<TestResponse>;
  show(id: number): Promise<TestResponse['body']>;
  /** Sends a file in parts of `step` bytes as the desk's user, and reads it. Returns its id. */
  sent(content: string | Buffer, name: string, step?: number): Promise<number>;
}

/** Uploads in parts by the protocol, call by call. */
export function transfersOf(app: TestApp, own: Desk): Transfers {
  const start = (
    user: TestUser,
    { size, name = 'people.csv', account = own.account, more = '', headers: given = {} }: Start,
  ) => {
    const metadata = `filename ${base64(name)},account_id ${base64(account)}${more}`;
    const headers = { ...TUS, 'upload-length': String(size), 'upload-metadata': metadata, ...given };
    return app.as(user).raw({ method: 'POST', url: UPLOADS, headers });
  };
  const send = (user: TestUser, id: number, at: number, bytes: Buffer) => {
    const headers = { ...TUS, 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' };
    return app.as(user).raw({ method: 'PATCH', url: `${UPLOADS}/${id}`, headers, payload: bytes });
  };
  const show = async (id: number) => (await app.as(own.anna).get(`${UPLOADS}/${id}`)).body;
  const sent = async (content: string | Buffer, name: string, step = 1 << 20) => {
    const bytes = Buffer.from(content);
    const { body } = await start(own.anna, { size: bytes.length, name });
    for (let at = 0; at < bytes.length; at += step) {
      const { status, text } = await send(own.anna, body.id, at, bytes.subarray(at, at + step));
      if (status !== 204) throw new Error(`part at ${at}: ${status} ${text}`);
    }
    await app.runJobs();
    return body.id as number;
  };
  return {
    start,
    send,
    head: (user, id) => app.as(user).raw({ method: 'HEAD', url: `${UPLOADS}/${id}`, headers: TUS }),
    remove: (user, id) => app.as(user).raw({ method: 'DELETE', url: `${UPLOADS}/${id}`, headers: TUS }),
    show,
    sent,
  };
}
