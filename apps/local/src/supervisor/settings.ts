import { resolve } from 'node:path';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The ports beside PORT, in the order in which they follow it, each with the setting that moves it. */
export const PORT_SETTINGS = [
  'PORT',
  'CREATIVE_HOST_PORT',
  'TRACKING_PORT',
  'IDENTITY_PORT',
  'SMTP_PORT',
  'MAIL_PAGE_PORT',
  'METRICS_PORT',
  'BOUNCE_PORT',
] as const;

export type PortSetting = (typeof PORT_SETTINGS)[number];

export interface LocalSettings {
  dataFolder: string;
  ports: Record<PortSetting, number>;
  /** The parts that the environment doesn't name and that are embedded instead. */
  embedded: { database: boolean; mail: boolean; identity: boolean };
  environment: Environment;
}

const DEFAULT_PORT = 4600;

class LocalSettingsError extends Error {}

/** Reads the settings of the local program; the rest is passed to `apps/api`, which checks it. */
export function readLocalSettings(environment: Environment, root: string): LocalSettings {
  const problems: string[] = [];
  const portOf = (name: PortSetting, otherwise: number): number => {
    const text = environment[name];
    const port = text === undefined || text === '' ? otherwise : Number(text);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      problems.push(`${name} must be a port from 1 to 65535, not ${text}`);
    return port;
  };
  const first = portOf('PORT', DEFAULT_PORT);
  const ports = Object.fromEntries(
    PORT_SETTINGS.map((name, index) => [name, index === 0 ? first : portOf(name, first + index)]),
  ) as Record<PortSetting, number>;
  const named = new Map<number, PortSetting>();
  for (const name of PORT_SETTINGS) {
    const other = named.get(ports[name]);
    if (other && problems.length === 0) problems.push(`${name} and ${other} are both ${ports[name]}`);
    named.set(ports[name], name);
  }
  if (environment['DATABASE_OWNER_URL'] && !environment['DATABASE_URL']) {
    problems.push('DATABASE_OWNER_URL is set and DATABASE_URL is not: the application needs a role of its own');
  }
  if (environment['DATABASE_URL'] && !environment['DATABASE_JOBS_URL']) {
    problems.push('DATABASE_URL is set and DATABASE_JOBS_URL is not: the job queue needs a role of its own');
  }
  if (problems.length > 0)
    throw new LocalSettingsError(`Settings that are wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  return {
    dataFolder: resolve(root, environment['DATA_DIR'] || '.data'),
    ports,
    embedded: {
      database: !environment['DATABASE_URL'],
      mail: !environment['SMTP_URL'],
      identity: !environment['OIDC_ISSUER'],
    },
    environment,
  };
}
