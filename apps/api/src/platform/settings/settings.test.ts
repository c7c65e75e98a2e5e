import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const good = {
  DATABASE_URL: 'postgres://app@localhost/mailroom',
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
      role: 'all',
    });
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
    ['PORT', 'eighty', 'PORT must be a port from 0 to 65535'],
    ['ROLE', 'boss', 'ROLE must be one of all, api, worker'],
    ['FILES_URL', 'ftp://x', 'FILES_URL must be an address like file://… or s3://…'],
    [
      'OUTBOUND_ALLOW',
      '0.0.0.0/0:80',
      'OUTBOUND_ALLOW must be ranges with a port like 127.0.0.1:8080,10.0.0.0/8:22,[fd00::]/8:443',
    ],
    ['SECRET_KEYS', 'secret', 'SECRET_KEYS must be k2:<base64 of 32 bytes>,k1:…, the newest first'],
    [
      'CREATIVE_HOST_URL',
      'https://mailroom.example.test:8443',
      'CREATIVE_HOST_URL must name another host than PUBLIC_URL (cookies and storage ignore ports): creatives are foreign content',
    ],
  ])('says what %s should be', (name, value, problem) => {
    expect(() => readSettings({ ...good, [name]: value })).toThrow(problem);
  });
});
