import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Permission } from '@mailroom/domain/access/permissions';
import type { TestApp } from './app.ts';
import type { FormInput, TestResponse } from './client.ts';
import type { TestUser } from './factories.ts';
import { pictureAt } from './pictures/pictures.ts';

const EVERYTHING_WITH_CREATIVES: readonly Permission[] = [
  'can_view_creative',
  'can_add_creative',
  'can_update_creative',
  'can_delete_creative',
  'can_validate_links',
  'can_upload_file',
];

export function goodHtml(more = ''): string {
  return (
    `<!doctype html><html lang="en"><head><title>Spring</title></head><body><h1>Spring is here</h1><p>Dear {{first_name|friend}}, come and see us.</p>` +
    `${more}<p>Northlight, 12 Harbour Road, Portsmouth NH 03801. <a href="{{unsubscribe_url}}">Unsubscribe</a></p></body></html>`
  );
}

export interface CreativeForm {
  html?: string | Buffer;
  seeds?: string;
  fields?: Record<string, string>;
  files?: FormInput['files'];
}

export interface Studio {
  account: number;
  advertiser: number;
  anna: TestUser;
  add(form?: CreativeForm): Promise<TestResponse>;
  /** Adds a good creative and returns its id when it has been checked. */
  approved(): Promise<number>;
}

/** An account with an advertiser and a user who may do everything with its creatives. */
export async function studio(app: TestApp): Promise<Studio> {
  const account = await app.account();
  const advertiser = await app.advertiser(account);
  await app.senderProfile(account, { postal_address: '12 Harbour Road, Portsmouth NH 03801' });
  const anna = await app.user({ accounts: [account], permissions: EVERYTHING_WITH_CREATIVES });
  const add: Studio['add'] = ({ html = goodHtml(), seeds = 'email\nseed@x.test\n', fields = {}, files = {} } = {}) =>
    app.as(anna).form('POST', '/api/v1/creative', {
      fields: {
        account_id: String(account),
        advertiser_id: String(advertiser),
        name: 'Spring',
        creative_type: 'html',
        subject: 'Spring is here',
        preheader: 'Come and see us',
        ...fields,
      },
      files: {
        creative_html: { name: 'spring.html', type: 'text/html', content: html },
        creative_test_seed_list_csv: { name: 'seeds.csv', type: 'text/csv', content: seeds },
        ...files,
      },
    });
  return {
    account,
    advertiser,
    anna,
    add,
    async approved() {
      const { body } = await add();
      await app.runJobs();
      return body.id;
    },
  };
}

export interface LinkTarget {
  origin: string;
  port: number;
  calls: string[];
  /** When this call, as 'HEAD /ok', has come. */
  called(call: string): Promise<void>;
  close(): void;
}

/** A web server for links and images: `/gone` is 404, `/a.png` and others an image (`pictureAt`), `/slow…` never answers, `/once…` not the first time, `/late…` a quarter of a second later. */
export async function linkTarget(): Promise<LinkTarget> {
  const calls: string[] = [];
  const awaited = new Map<string, () => void>();
  const server: Server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    const call = `${request.method} ${path}`;
    calls.push(call);
    awaited.get(call)?.();
    if (path.startsWith('/slow') || (path.startsWith('/once') && calls.filter((each) => each === call).length === 1))
      return;
    if (path.startsWith('/late')) return void setTimeout(() => response.writeHead(200).end(), 250);
    if (path === '/gone') return void response.writeHead(404).end();
    const picture = pictureAt(path);
    if (picture) return void response.writeHead(200, { 'content-type': picture.type }).end(picture.bytes);
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>ok</p>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    calls,
    called: (call) =>
      calls.includes(call) ? Promise.resolve() : new Promise((resolve) => void awaited.set(call, resolve)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
