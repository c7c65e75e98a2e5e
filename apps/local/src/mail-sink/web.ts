import type { IncomingMessage, ServerResponse } from 'node:http';
import { loadAssets } from '../pages/assets.ts';
import { isLoopbackHost } from '../pages/loopback.ts';
import { isFault } from './fault.ts';
import type { FaultSwitch } from './fault.ts';
import { queryFrom, searchMessages } from './search.ts';
import type { MessageStore } from './store.ts';
import { listPage, messagePage, parseMessage } from './views.ts';

const PAGE_SIZE = 50;
const LARGEST_PAGE = 10_000;
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}

function json(body: unknown, status = 200): Answer {
  return {
    status,
    type: 'application/json',
    body: JSON.stringify(body),
  };
}

function page(body: string): Answer {
  return { status: 200, type: 'text/html; charset=utf-8', body };
}

const missing = json({ error: 'There is nothing here.' }, 404);

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text || '{}');
}

/** Shown in a frame or tab without scripts and without this origin's rights; links open outside it. */
function htmlPart(source: string, withPictures: boolean): Answer {
  const pictures = withPictures ? '*' : 'data:';
  const rules = `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src ${pictures}`;
  return { ...page(`<base target="_blank">${source}`), headers: { 'content-security-policy': rules } };
}

export function webAnswers(
  store: MessageStore,
  fault: FaultSwitch,
): (request: IncomingMessage, response: ServerResponse) => void {
  const assets = loadAssets();

  async function oneMessage(id: number, part: string | undefined, url: URL, isApi: boolean): Promise<Answer> {
    const message = store.find(id);
    const source = store.source(id);
    if (!message || !source) return missing;
    if (part === 'source') return { status: 200, type: 'text/plain; charset=utf-8', body: source };
    const parsed = await parseMessage(source);
    if (part === 'html') return htmlPart(parsed.html ?? '', url.searchParams.has('pictures'));
    return isApi ? json({ ...message, ...parsed, fields: message.headers }) : page(messagePage(message, parsed));
  }

  function list(url: URL, isApi: boolean): Answer {
    const asked = (name: string, otherwise: number): number =>
      Math.max(1, Math.trunc(Number(url.searchParams.get(name)) || otherwise));
    const start = asked('start', 1);
    const count = Math.min(asked('count', PAGE_SIZE), LARGEST_PAGE);
    const found = searchMessages(store, queryFrom(url.searchParams), start, count);
    return isApi ? json(found) : page(listPage({ ...found, q: url.searchParams.get('q') ?? '', start, count }));
  }

  async function change(request: IncomingMessage, path: string): Promise<Answer> {
    if (request.headers['sec-fetch-site'] === 'cross-site') return json({ error: 'Not from another site.' }, 403);
    if (request.method === 'DELETE' && path === '/api/messages') {
      store.clear();
      return json({ total: 0 });
    }
    if (request.method !== 'PUT' || path !== '/api/fault') return missing;
    const mode = await bodyOf(request);
    if (!isFault(mode)) return json({ error: 'mode must be none, defer, refuse, silence or drop.' }, 400);
    fault.set(mode);
    return json(fault.current());
  }

  function route(request: IncomingMessage, url: URL): Answer | Promise<Answer> {
    const asset = assets.get(url.pathname);
    if (asset) return { status: 200, ...asset };
    if (request.method !== 'GET') return change(request, url.pathname);
    const [, api, id, part] = /^(\/api)?\/messages\/(\d+)(?:\/(html|source))?$/.exec(url.pathname) ?? [];
    if (id !== undefined) return oneMessage(Number(id), part, url, api !== undefined);
    if (url.pathname === '/') return list(url, false);
    if (url.pathname === '/api/messages') return list(url, true);
    return url.pathname === '/api/fault' ? json(fault.current()) : missing;
  }

  return (request, response) => {
    if (!isLoopbackHost(request.headers.host)) {
      response.writeHead(421).end();
      return;
    }
    const send = ({ status, type, body, headers }: Answer): void => {
      response.writeHead(status, {
        'content-type': type,
        'content-security-policy': POLICY,
        'x-content-type-options': 'nosniff',
        ...headers,
      });
      response.end(body);
    };
    Promise.resolve()
      .then(() => route(request, new URL(request.url ?? '/', 'http://localhost')))
      .then(send, (error: Error) => send(json({ error: error.message }, 500)));
  };
}
