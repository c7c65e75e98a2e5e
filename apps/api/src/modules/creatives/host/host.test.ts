import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAllow } from '../../../platform/outbound/allow.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { goodHtml, linkTarget, studio, type LinkTarget, type Studio } from '../../../testing/creatives.ts';
import type { TestUser } from '../../../testing/factories.ts';
import { scriptSource } from './inspect.ts';

let app: TestApp;
let own: Studio;
let shop: LinkTarget;
let id: number;
let preview: URL;

const HOSTILE = `<base href="https://evil.test/"><meta http-equiv="refresh" content="0;url=https://evil.test"><script>fetch('/api')</script>
<iframe srcdoc="<script>alert(1)</script>"></iframe><form action="https://evil.test"><input></form><object data="x"></object>
<svg onload="alert(1)"></svg><a href="javascript:alert(1)" target="_top">x</a><style>@import url(https://evil.test/x.css);</style>`;

beforeAll(async () => {
  shop = await linkTarget();
  app = await testApp({ partial: true, allow: [...parseAllow(`127.0.0.1:${shop.port}`)] });
  own = await studio(app);
  const { body } = await own.add({
    html: goodHtml(`<img src="${shop.origin}/a.png" alt="Hat"><img src="${shop.origin}/gone" alt="Lost">`),
  });
  await app.runJobs();
  id = body.id;
  preview = new URL((await app.as(own.anna).get(`/api/v1/creative/${id}`)).body.preview_url);
});
afterAll(async () => {
  shop.close();
  await app.close();
});

function open(url: string, headers: Record<string, string> = {}) {
  return app.app.creativeHost.inject({ url, headers });
}

async function bearer(user: TestUser) {
  return { authorization: `Bearer ${await app.issuer.token(user.subject, {})}` };
}

function pathOf(url: URL): string {
  return `${url.pathname}${url.search}`;
}

describe('a preview', () => {
  it('S22 is a page of an opaque origin that only the portal may frame', async () => {
    const page = await open(pathOf(preview));
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toBe(
      "sandbox; default-src 'none'; img-src data: http://127.0.0.1:4601; style-src 'unsafe-inline'; frame-ancestors http://localhost:4600",
    );
    expect(page.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'x-dns-prefetch-control': 'off',
      'cache-control': 'private, no-store',
    });
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.body).toContain('Spring is here');
  });

  it('shows our copies of the images and never the advertiser’s', async () => {
    const before = shop.calls.length;
    const { body } = await open(pathOf(preview));
    expect(body).not.toContain(shop.origin);
    const source = /src="([^"]+)" alt="Hat"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const image = await open(pathOf(new URL(source)));
    expect(image.statusCode).toBe(200);
    expect(image.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(shop.calls.length).toBe(before);
    expect((await open(`${pathOf(preview)}&images=off`)).body).not.toContain('/image/');
  });

  it('S21 S22 leaves out everything that could run or lead away', async () => {
    const { body } = await own.add({ html: goodHtml(HOSTILE) });
    await app.runJobs();
    const { body: creative } = await app.as(own.anna).get(`/api/v1/creative/${body.id}`);
    expect(creative.status).toBe('Error - Invalid Creative');
    const page = await open(pathOf(new URL(creative.preview_url)));
    expect(page.body).not.toMatch(
      /<script|<iframe|<form|<object|<input|onload|javascript:|refresh|_top|evil\.test\/"/i,
    );
    expect(page.body).toContain('<base target="_blank">');
    expect(page.headers['content-security-policy']).toMatch(/^sandbox;/);
    for (const client of ['outlook.windows', 'gmail.ios', 'apple-mail.ios']) {
      const simulated = await open(`${pathOf(new URL(creative.preview_url))}&client=${client}&dark=1`);
      expect(simulated.statusCode).toBe(200);
      expect(simulated.body).not.toMatch(
        /<script|<iframe|<form|<object|<input|onload|javascript:|refresh|_top|evil\.test\/"/i,
      );
      expect(simulated.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
    }
  });

  it('S21 S22 marks places of the HTML without letting anything through', async () => {
    const { body } = await own.add({ html: goodHtml(HOSTILE) });
    const { body: creative } = await app.as(own.anna).get(`/api/v1/creative/${body.id}`);
    const path = pathOf(new URL(creative.preview_url));
    const places = Array.from({ length: 49 }, (_, index) => `${3 - (index % 3)}:${1 + index * 7}`).join(',');
    const clients = ['', '&client=outlook.windows&dark=1'];
    for (const address of ['&mark=3:30', `&mark=3:30,${places}`].flatMap((mark) =>
      clients.map((client) => mark + client),
    )) {
      const page = await open(path + address);
      expect(page.statusCode).toBe(200);
      expect(page.body).toMatch(/ data-m[0-9a-f]{16}="1"/);
      expect(page.body).not.toMatch(
        /<script|<iframe|<form|<object|<input|onload|javascript:|refresh|_top|evil\.test\/"/i,
      );
      expect(page.headers['content-security-policy']).toMatch(/^sandbox;/);
    }
    for (const mark of ['', '1', '1:1,', '1:x', '1:1"><script>', `${places},1:1,1:1`, '12345678:1']) {
      expect((await open(`${path}&mark=${encodeURIComponent(mark)}`)).statusCode).toBe(404);
    }
  });

  it('S21 S22 tells the portal what is clicked by one script of ours, and lets nothing else run', async () => {
    const { body } = await own.add({ html: goodHtml(HOSTILE) });
    const { body: creative } = await app.as(own.anna).get(`/api/v1/creative/${body.id}`);
    const path = pathOf(new URL(creative.preview_url)).replace('creative.html', 'inspect');
    for (const address of ['', '&mark=3:30&images=off', '&box=3:30,4:1', '&client=outlook.windows&dark=1']) {
      const page = await open(path + address);
      expect(page.statusCode).toBe(200);
      const [, script = ''] = /<script>([^]*?)<\/script>/.exec(page.body) ?? [];
      expect(page.headers['content-security-policy']).toBe(
        `sandbox allow-scripts; default-src 'none'; img-src data: http://127.0.0.1:4601; style-src 'unsafe-inline'; script-src ${scriptSource(script)}; frame-ancestors http://localhost:4600`,
      );
      expect(page.body.match(/<script/gi)).toHaveLength(1);
      expect(page.body.replace(script, '')).not.toMatch(
        /<iframe|<form|<object|<input|onload|javascript:|refresh|_top|evil\.test\/"/i,
      );
      expect(page.body).toMatch(/<a [^>]*data-p[0-9a-f]{16}="\d+:\d+"/);
    }
    for (const mark of ['', '1:x']) expect((await open(`${path}&box=${mark}`)).statusCode).toBe(404);
    expect((await open(path.split('?')[0] ?? '')).statusCode).toBe(401);
    expect((await open(path.split('?')[0] ?? '', await bearer(own.anna))).statusCode).toBe(401);
    const { body: other } = await own.add();
    expect((await open(`/${other.id}/inspect?${path.split('?')[1]}`)).statusCode).toBe(401);
  });

  it('fills merge fields as a made-up reader would get them, escaped, and answers 404 for others', async () => {
    const link = `<a href="${shop.origin}/{{first_name}}" title="{{last_name}}">{{company}} {{custom.size}}</a>`;
    const { body } = await own.add({ html: goodHtml(link) });
    const { body: creative } = await app.as(own.anna).get(`/api/v1/creative/${body.id}`);
    const path = pathOf(new URL(creative.preview_url));
    expect((await open(path)).body).toContain('Dear {{first_name|friend}}');
    expect((await open(`${path}&reader=missing`)).body).toContain('Dear friend,');
    expect((await open(`${path}&reader=script`)).body).toContain('Dear محمد,');
    const hostile = (await open(`${path}&reader=hostile`)).body;
    expect(hostile).toContain('Dear &lt;script&gt;alert(1)&lt;/script&gt;,');
    expect(hostile).toContain('%3Cscript%3E');
    expect(hostile).toContain('title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"');
    // A value is never read as a field again, and nobody can unsubscribe from a preview.
    expect(hostile).toContain('{{email}} &amp; Söhne javascript:alert(1)');
    expect(hostile).toContain('<a href="#">Unsubscribe</a>');
    expect(hostile).not.toMatch(/<script|<img src=x/);
    for (const reader of ['', 'nobody', 'long&reader=short']) {
      expect((await open(`${path}&reader=${reader}`)).statusCode).toBe(404);
    }
  });

  it('draws the e-mail as a known client would, and answers 404 for others', async () => {
    const { body } = await own.add({ html: goodHtml('<p style="border-radius:8px;color:#000000">Soft</p>') });
    const { body: creative } = await app.as(own.anna).get(`/api/v1/creative/${body.id}`);
    const path = pathOf(new URL(creative.preview_url));
    expect((await open(path)).body).toContain('border-radius');
    const outlook = await open(`${path}&client=outlook.windows&dark=1`);
    expect(outlook.body).not.toContain('border-radius');
    expect(outlook.body).toContain('#ffffff');
    for (const client of ['lotus.notes', '', '*', 'outlook.windows&client=gmail.ios']) {
      expect((await open(`${path}&client=${client}`)).statusCode).toBe(404);
    }
  });
});

describe('who may see it', () => {
  it('S25 nobody without ticket or bearer, and no ticket for another creative', async () => {
    expect((await open(`/${id}/creative.html`)).statusCode).toBe(401);
    expect((await open(`/${id}/creative.html?ticket=x`)).statusCode).toBe(401);
    const { body } = await own.add();
    expect((await open(`/${body.id}/creative.html${preview.search}`)).statusCode).toBe(401);
    const forged = `${preview.searchParams.get('ticket')?.slice(0, -2)}xx`;
    expect((await open(`/${id}/creative.html?ticket=${forged}`)).statusCode).toBe(401);
  });

  it('S25 serves own creatives by bearer token, and the same 404 for foreign, forbidden and absent ones', async () => {
    const own404 = await open('/999999/creative.html', await bearer(own.anna));
    expect(own404.statusCode).toBe(404);
    expect((await open(`/${id}/creative.html`, await bearer(own.anna))).body).toContain('Spring is here');
    const stranger = (await studio(app)).anna;
    const clerk = await app.user({ accounts: [own.account] });
    for (const user of [stranger, clerk]) {
      const answer = await open(`/${id}/creative.html`, await bearer(user));
      expect(answer.statusCode).toBe(404);
      expect({ ...answer.json(), request_id: '' }).toEqual({ ...own404.json(), request_id: '' });
    }
    expect((await open(`/${id}/creative.html?revision=9`, await bearer(own.anna))).statusCode).toBe(404);
  });

  it('S45 ignores a bearer token in the address', async () => {
    const { authorization } = await bearer(own.anna);
    expect((await open(`/${id}/creative.html?access_token=${authorization.slice(7)}`)).statusCode).toBe(401);
  });

  it('S47 lets only the portal read it by fetch', async () => {
    const headers = { ...(await bearer(own.anna)), origin: 'http://localhost:4600' };
    expect((await open(`/${id}/creative.html`, headers)).headers['access-control-allow-origin']).toBe(
      'http://localhost:4600',
    );
    for (const origin of ['http://localhost:4600.evil.test', 'null', 'https://evil.test']) {
      expect(
        (await open(`/${id}/creative.html`, { ...headers, origin })).headers['access-control-allow-origin'],
      ).toBeUndefined();
    }
  });

  it('S16 a ticket ends after five minutes, or when its user loses the account or the permission', async () => {
    const leaver = await app.user({ accounts: [own.account], permissions: ['can_view_creative'] });
    const { body } = await app.as(leaver).get(`/api/v1/creative/${id}`);
    const theirs = pathOf(new URL(body.preview_url));
    expect((await open(theirs)).statusCode).toBe(200);
    await app.sql('delete from user_account where user_id = $1', [leaver.id]);
    expect((await open(theirs)).statusCode).toBe(404);
    await app.sql('insert into user_account (user_id, account_id) values ($1, $2)', [leaver.id, own.account]);
    expect((await open(theirs)).statusCode).toBe(200);
    await app.sql('delete from role_permission_group where role_id = $1', [leaver.roleId]);
    expect((await open(theirs)).statusCode).toBe(404);
    app.clock.advance(5 * 60_000 + 1_000);
    expect((await open(pathOf(preview))).statusCode).toBe(401);
  });
});
