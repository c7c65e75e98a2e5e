import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseAllow } from '../../../../platform/outbound/allow.ts';
import { createOutbound } from '../../../../platform/outbound/client.ts';
import type { Outbound } from '../../../../platform/outbound/outbound.ts';
import { checkLinks, linkFindings } from './checkLinks.ts';
import type { CheckedLink } from './checkLinks.ts';
import type { FoundLink } from '../../html/links.ts';
import { linkKind } from '../../html/linkKind.ts';
import { expectMeasured } from '../../../../testing/measured.ts';

let server: Server;
let origin: string;
let outbound: Outbound;
const calls: string[] = [];
const tries = new Map<string, number>();

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    calls.push(`${request.method} ${path}`);
    const turn = (tries.get(path) ?? 0) + 1;
    tries.set(path, turn);
    if (path.startsWith('/moved')) {
      const step = Number(path.slice('/moved'.length));
      return response.writeHead(302, { location: step > 1 ? `/moved${step - 1}` : '/ok' }).end();
    }
    if (path === '/no-head' && request.method === 'HEAD') return response.writeHead(405).end();
    if (path === '/flaky') return response.writeHead(turn < 3 ? 503 : 200).end();
    if (path === '/gone' || path === '/gone/sample/boots') return response.writeHead(404).end();
    if (path.startsWith('/robots/')) return response.writeHead(Number(path.slice('/robots/'.length))).end();
    if (path === '/dead') return request.socket.destroy();
    return response.writeHead(200).end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  outbound = createOutbound({ allow: parseAllow(`127.0.0.1:${port}`) });
});
afterAll(async () => {
  await outbound.close();
  server.close();
});

function link(url: string, text = 'x', position = 1): FoundLink {
  return {
    position,
    text,
    url,
    kind: linkKind(url, text),
    tracking: {},
    part: `<a href="${url}">`,
  };
}

async function checkOne(url: string, text = 'x', anchors: string[] = []): Promise<CheckedLink> {
  const [checked] = await checkLinks(
    outbound,
    { links: [link(url, text)], anchors },
    new AbortController().signal,
    () => {},
  );
  if (!checked) throw new Error('not checked');
  return checked;
}

it('S31 reaches an address that is allowed (positive control)', async () => {
  expect(await checkOne(`${origin}/ok`)).toMatchObject({
    result: 'Success',
    httpStatus: 200,
    redirects: 0,
    problem: null,
  });
});

it.each([403, 405, 429, 999])(
  'says that a person must open what answers %i, and never that it is broken',
  async (status) => {
    const checked = await checkOne(`${origin}/robots/${status}`, 'Our page');
    expect(checked).toMatchObject({
      result: 'Pending',
      httpStatus: status,
      problem: `It refuses automatic visitors (${status}): open it and accept`,
    });
    expect(linkFindings([checked])).toMatchObject([{ kind: 'link_refuses_robots' }]);
  },
);

it('S31 S32 S33 never connects to an internal address in any spelling', async () => {
  let connections = 0;
  const canary = createServer((_, response) => response.end('inside')).on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => canary.listen(0, '0.0.0.0', resolve));
  const { port } = canary.address() as AddressInfo;
  const hosts = [
    '127.0.0.1',
    '127.0.0.2',
    '0.0.0.0',
    '0x7f.1',
    '2130706433',
    '0177.0.0.1',
    '127.1',
    '①27.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    'localhost',
    'localhost.',
    'user@127.0.0.1',
  ];
  for (const host of hosts) expect((await checkOne(`http://${host}:${port}/`)).result, host).toBe('Error');
  expect(connections).toBe(0);
  canary.close();
});

it('S31 gives the same result for a forbidden and an unreachable address', async () => {
  const blocked = await checkOne('http://10.1.2.3/');
  expect(blocked).toMatchObject({ result: 'Error', problem: 'The address can’t be reached from outside' });
});

it('follows redirects and says where they end', async () => {
  expect(await checkOne(`${origin}/moved1`)).toMatchObject({
    result: 'Success',
    redirects: 1,
    finalUrl: `${origin}/ok`,
  });
});

it('falls back to GET where HEAD is refused, and retries busy servers', async () => {
  expect((await checkOne(`${origin}/no-head`)).result).toBe('Success');
  expect((await checkOne(`${origin}/flaky`)).result).toBe('Success');
  expect(await checkOne(`${origin}/gone`)).toMatchObject({
    result: 'Error',
    httpStatus: 404,
    problem: 'The address answers 404',
  });
  expect((await checkOne(`${origin}/dead`)).result).toBe('Error');
});

it('asks no unsubscribe address, by no method', async () => {
  const before = calls.length;
  for (const [path, text] of [
    ['/unsubscribe?u=1', 'x'],
    ['/gone', 'Unsubscribe'],
    ['/dead?opt-out', 'x'],
  ] as const)
    expect(await checkOne(`${origin}${path}`, text)).toMatchObject({ result: 'Not Started', problem: null });
  expect(calls.slice(before)).toEqual([]);
});

it('asks for each address once, however often it is linked', async () => {
  const before = calls.length;
  const links = [1, 2, 3, 4].map((position) => link(`${origin}/once#${position}`, `no ${position}`, position));
  let done = 0;
  const checked = await checkLinks(
    outbound,
    { links, anchors: [] },
    new AbortController().signal,
    (count) => (done += count),
  );
  expect(calls.length - before).toBe(1);
  expect(checked.map((each) => each.position)).toEqual([1, 2, 3, 4]);
  expect(done).toBe(4);
});

it('checks links that are not web addresses', async () => {
  expect((await checkOne('{{unsubscribe_url}}')).result).toBe('Success');
  expect((await checkOne('mailto:a@x.test?subject=Hi')).result).toBe('Success');
  expect((await checkOne('mailto:nobody')).result).toBe('Error');
  expect((await checkOne('tel:+1 (555) 0100')).result).toBe('Success');
  expect((await checkOne('#top', 'x', ['top'])).result).toBe('Success');
  expect((await checkOne('#elsewhere', 'x', ['top'])).result).toBe('Error');
  expect((await checkOne('#')).problem).toBe('The link leads nowhere');
  expect((await checkOne('#top', 'x')).result).toBe('Success');
  expect((await checkOne('{{action_url}}')).problem).toContain('not a Mailroom field');
  expect((await checkOne('ftp://x.test/a')).problem).toBe('This is not a web address');
  expect((await checkOne(`${origin}/ok?e={{email}}`)).result).toBe('Success');
});

it.each([
  'mailto:?subject=Look%20at%20this',
  'mailto:{{email}}',
  'mailto:info+{{first_name}}@x.test',
  'mailto:%73%61%6C%65%73%40shop.example.com',
  'mailto:a@x.test,%20b@x.test?cc=c@x.test',
  'sms:+441174960000?body=BOOTS',
  'sms:?&body=BOOTS',
  'tel:{{custom.phone}}',
  'facetime:a@x.test',
  'whatsapp://send?text=Boots',
  'geo:51.45,-2.58',
  'webcal://x.test/autumn.ics',
  'itms-apps://apps.example/app/id1',
  'exampleshop://open?item=42',
])('knows that %s is a link', async (url) => {
  expect(await checkOne(url)).toMatchObject({ result: 'Success', problem: null });
});

const NO_SCHEME = 'The address has no scheme, so it does not work in a mail: begin it with https://';
const RELATIVE =
  'The address is relative, so it does not work in a mail: write the whole one, with https:// and its host';

it.each([
  ['mailto:', 'The link names no address'],
  ['mailto:sales@', 'Enter a valid email address'],
  ['mailto:{{support_email}}', '{{support_email}} is not a Mailroom field, so the link stays broken'],
  ['tel:', 'This is not a telephone number'],
  ['file:///c:/boots.html', 'This is not a web address'],
  ['//shop.example/boots', NO_SCHEME],
  ['www.shop.example/boots', NO_SCHEME],
  ['/boots?size=9', RELATIVE],
  ['boots.html', RELATIVE],
  ['../boots', RELATIVE],
  ['the boots', 'This is not a web address'],
  ['https:shop.example', 'This is not a web address'],
  ['https://shop.example@evil.example/', 'The address begins with a user name; its host is evil.example'],
])('says what is wrong with %s', async (url, problem) => {
  expect(await checkOne(url)).toMatchObject({ result: 'Error', problem });
});

it('a page for an example is good news, and no page for it is left to a person', async () => {
  expect(await checkOne(`${origin}/ok?{{first_name}}`)).toMatchObject({ result: 'Success' });
  expect(await checkOne(`${origin}/gone/{{postal_code}}/boots`)).toMatchObject({
    result: 'Pending',
    problem: 'With an example for its field it answers 404: open it for a reader and accept',
  });
  const before = calls.length;
  expect(await checkOne('http://{{company}}.x.test/')).toMatchObject({ result: 'Not Started', problem: null });
  expect(calls.length).toBe(before);
});

it('names each field of other tools in an address, and the one to use', async () => {
  expect((await checkOne(`${origin}/ok?e=*|EMAIL|*&f=%%FIRST_NAME%%&g={{nobody}}`)).problem).toBe(
    '*|EMAIL|* is a field of Mailchimp (use {{email}}) and %%FIRST_NAME%% is a field of Salesforce Marketing Cloud (use {{first_name}}) and {{nobody}} is not a Mailroom field, so the link stays broken',
  );
});

it('tells a link for Outlook from its twin', async () => {
  const twins = [
    link(`${origin}/gone`, 'Shop', 1),
    { ...link(`${origin}/gone`, 'Shop', 2), isOutlookOnly: true as const },
  ];
  const checked = await checkLinks(outbound, { links: twins, anchors: [] }, new AbortController().signal, () => {});
  expect(linkFindings(checked).map(({ message }) => message)).toEqual([
    "The link 'Shop' is broken. The address answers 404",
    "The link 'Shop' for Outlook is broken. The address answers 404",
  ]);
});

it('finds broken links and long redirects', async () => {
  const links = [
    link(`${origin}/gone`, 'Shop', 1),
    link(`${origin}/moved4`, 'Far', 2),
    link(`${origin}/ok`, 'Fine', 3),
  ];
  const checked = await checkLinks(outbound, { links, anchors: [] }, new AbortController().signal, () => {});
  expect(linkFindings(checked)).toMatchObject([
    { kind: 'broken_link', link: 1, message: "The link 'Shop' is broken. The address answers 404" },
    { kind: 'many_redirects', link: 2 },
  ]);
});

it('checks forty links of 100 kB within a second', async () => {
  const links = Array.from({ length: 40 }, (_, at) => link(`${origin}/page${at}`, 'x', at + 1));
  const started = performance.now();
  const checked = await checkLinks(outbound, { links, anchors: [] }, new AbortController().signal, () => {});
  expect(checked.every((each) => each.result === 'Success')).toBe(true);
  expectMeasured('forty links, ms', performance.now() - started, 1_000);
});
