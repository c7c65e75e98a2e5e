import { describe, expect, it } from 'vitest';
import { PORT_SETTINGS, readLocalSettings } from './settings.ts';

describe('local settings', () => {
  it('let the other ports follow PORT, unless one is named', () => {
    const { ports, dataFolder } = readLocalSettings({ PORT: '5000', SMTP_PORT: '2525' }, '/home/mailroom');
    expect(PORT_SETTINGS.map((name) => ports[name])).toEqual([5000, 5001, 5002, 5003, 2525, 5005, 5006, 5007]);
    expect(dataFolder).toBe('/home/mailroom/.data');
  });

  it('embed what is absent in the environment, and nothing else', () => {
    expect(readLocalSettings({}, '/').embedded).toEqual({ database: true, mail: true, identity: true });
    const given = {
      DATABASE_URL: 'postgres://db/x',
      DATABASE_JOBS_URL: 'postgres://jobs@db/x',
      SMTP_URL: 'smtp://relay',
      OIDC_ISSUER: 'https://id.test',
    };
    expect(readLocalSettings(given, '/').embedded).toEqual({ database: false, mail: false, identity: false });
  });

  it('refuse a given database without the role of the job queue', () => {
    expect(() => readLocalSettings({ DATABASE_URL: 'postgres://db/x' }, '/')).toThrow(/DATABASE_JOBS_URL is not/);
  });

  it('name all wrong settings together', () => {
    const wrong = { PORT: 'eighty', TRACKING_PORT: '70000', DATABASE_OWNER_URL: 'postgres://o@db/x' };
    expect(() => readLocalSettings(wrong, '/')).toThrow(/PORT must be .*eighty[^]*TRACKING_PORT[^]*DATABASE_OWNER_URL/);
    expect(() => readLocalSettings({ PORT: '5000', SMTP_PORT: '5001' }, '/')).toThrow(
      'SMTP_PORT and CREATIVE_HOST_PORT are both 5001',
    );
  });
});
