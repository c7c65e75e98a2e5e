import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { SettingsError } from '../settingsError.ts';

const good = {
  DATABASE_URL: 'postgres://app@localhost/mailroom',
  DATABASE_JOBS_URL: 'postgres://jobs@localhost/mailroom',
  FILES_URL: 'file:///var/mailroom',
  SMTP_URL: 'smtp://localhost:2525',
  OIDC_ISSUER: 'https://id.example.test',
  OIDC_CLIENT_ID: 'portal',
  OIDC_AUDIENCE: 'urn:mailroom:api',
  PUBLIC_URL: 'https://mailroom.example.test',
  CREATIVE_HOST_URL: 'https://creatives.example-usercontent.test',
  TRACKING_URL: 'https://t.example.test',
  SECRET_KEYS: `k1:${randomBytes(32).toString('base64')}`,
};

describe('readSettings', () => {
  it('reads the environment and fills in the ports', () => {
    const settings = readSettings({ ...good, PORT: '4000' });
    expect(settings).toMatchObject({
      port: 4000,
      creativeHostPort: 4001,
      trackingPort: 4002,
      metricsPort: 4006,
      bouncePort: 4007,
      bounceDomain: null,
      feedbackAddress: null,
      role: 'all',
    });
  });

  it('reads the name servers and the relay’s part of an SPF record', () => {
    const { dnsServers, spfMechanism } = readSettings(good);
    expect([dnsServers, spfMechanism]).toEqual([[], null]);
    const set = readSettings({
      ...good,
      DNS_SERVERS: '10.0.0.2, 10.0.0.3:5353,fd00::2,[fd00::3]:53,[fd00::4]',
      SPF_MECHANISM: 'include:spf.relay.example',
    });
    expect(set.dnsServers).toEqual(['10.0.0.2', '10.0.0.3:5353', 'fd00::2', '[fd00::3]:53', '[fd00::4]']);
    expect(set.spfMechanism).toBe('include:spf.relay.example');
  });

  it('reads where bounces and complaints come back to', () => {
    const given = {
      BOUNCE_DOMAIN: 'Bounces.Example.test',
      FEEDBACK_ADDRESS: 'Loops@example.test',
      BOUNCE_PORT: '2525',
    };
    expect(readSettings({ ...good, ...given })).toMatchObject({
      bounceDomain: 'bounces.example.test',
      feedbackAddress: 'loops@example.test',
      bouncePort: 2525,
    });
    expect(() => readSettings({ ...good, FEEDBACK_ADDRESS: 'loops@example.test' })).toThrow(
      'FEEDBACK_ADDRESS needs BOUNCE_DOMAIN',
    );
  });

  it('names all missing settings together', () => {
    expect.assertions(2);
    try {
      readSettings({});
    } catch (error) {
      expect(error).toBeInstanceOf(SettingsError);
      const { problems } = error as SettingsError;
      expect(problems.map((problem) => problem.split(' ')[0])).toEqual(Object.keys(good));
    }
  });

  it.each([
    ['BOUNCE_DOMAIN', 'a b', 'BOUNCE_DOMAIN must be a domain like bounces.example.com'],
    ['FEEDBACK_ADDRESS', 'loops', 'FEEDBACK_ADDRESS must be an address like complaints@bounces.example.com'],
    ['PORT', 'eighty', 'PORT must be a port from 0 to 65535'],
    ['ROLE', 'boss', 'ROLE must be one of all, api, worker'],
    ['FILES_URL', 'ftp://x', 'FILES_URL must be an address like file://… or s3://…'],
    [
      'OUTBOUND_ALLOW',
      '0.0.0.0/0:80',
      'OUTBOUND_ALLOW must be ranges with a port like 127.0.0.1:8080,10.0.0.0/8:22,[fd00::]/8:443',
    ],
    ['SECRET_KEYS', 'secret', 'SECRET_KEYS must be k2:<base64 of 32 bytes>,k1:…, the newest first'],
    ['SECRET_KEYS', `k1:${Buffer.alloc(32).toString('base64')}`, 'SECRET_KEYS must have random keys'],
    ['PUBLIC_URL', 'http://mailroom.example.test', 'PUBLIC_URL must begin with https:// unless its host is localhost'],
    ['CREATIVE_HOST_URL', 'http://10.0.0.5:4601', 'CREATIVE_HOST_URL must begin with https://'],
    ['TRACKING_URL', 'http://localhost.example.test', 'TRACKING_URL must begin with https://'],
    ['DNS_SERVERS', 'dns.example.test', 'DNS_SERVERS must be addresses of name servers like 10.0.0.2,10.0.0.3:5353'],
    ['DNS_SERVERS', '10.0.0.2:70000', 'DNS_SERVERS must be addresses'],
    ['DNS_SERVERS', '[10.0.0.2]', 'DNS_SERVERS must be addresses'],
    ['SPF_MECHANISM', 'v=spf1 include:spf.relay.example ~all', 'SPF_MECHANISM must be a part of an SPF record like'],
    ['SPF_MECHANISM', '+all', 'SPF_MECHANISM must be a part'],
    ['TRUST_PROXY', 'nonsense', 'TRUST_PROXY must be addresses or ranges of proxies like 10.0.0.5,10.1.0.0/16'],
    ['TRUST_PROXY', '10.0.0.0/40', 'TRUST_PROXY must be addresses'],
  ])('says what %s should be', (name, value, problem) => {
    expect(() => readSettings({ ...good, [name]: value })).toThrow(problem);
  });

  it.each([
    ['https://mailroom.example.com', 'https://mailroom.example.com:8443'],
    ['https://mailroom.example.com', 'https://creatives.example.com'],
    ['https://mailroom.example.com', 'https://creatives.mailroom.example.com'],
    ['https://mailroom.example.co.uk', 'https://example.co.uk'],
    ['http://localhost:4600', 'http://localhost:4601'],
  ])('S22 refuses creatives beside the portal: %s and %s', (portal, creatives) => {
    expect(() => readSettings({ ...good, PUBLIC_URL: portal, CREATIVE_HOST_URL: creatives })).toThrow(
      'CREATIVE_HOST_URL must be on another registrable domain than PUBLIC_URL',
    );
  });

  it.each([
    ['https://mailroom.example.com', 'https://creatives.example-content.com'],
    ['https://portal.example.co.uk', 'https://creatives.other.co.uk'],
    ['https://portal.github.io', 'https://creatives.github.io'],
    ['http://localhost:4600', 'http://127.0.0.1:4601'],
  ])('takes %s with creatives on %s', (portal, creatives) => {
    expect(readSettings({ ...good, PUBLIC_URL: portal, CREATIVE_HOST_URL: creatives }).publicUrl.origin).toBe(portal);
  });

  it('names rules between settings together with wrong settings', () => {
    const env = { ...good, CREATIVE_HOST_URL: good.PUBLIC_URL, TRUST_PROXY: 'nonsense', PORT: 'eighty' };
    expect(() => readSettings(env)).toThrow(/PORT must[^]*TRUST_PROXY must[^]*CREATIVE_HOST_URL must/);
  });

  it('trusts proxies by address, range and name', () => {
    const { trustProxy } = readSettings({ ...good, TRUST_PROXY: '10.0.0.5, 10.1.0.0/16,::1,loopback' });
    expect(trustProxy).toEqual(['10.0.0.5', '10.1.0.0/16', '::1', 'loopback']);
  });
});
