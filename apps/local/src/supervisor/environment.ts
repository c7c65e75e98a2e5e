import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_AUDIENCE, DEFAULT_CLIENT_ID } from '../identity/identity.ts';
import { secretKeys } from './secrets.ts';
import type { LocalSettings } from './settings.ts';

/** The ordinary settings of `apps/api`, with whatever the person left out filled in. */
export function apiEnvironment(
  settings: LocalSettings,
  root: string,
  database: { appUrl: string; jobsUrl: string } | undefined,
): Record<string, string> {
  const { ports, dataFolder, environment } = settings;
  const filled: Record<string, string> = {
    FILES_URL: pathToFileURL(join(dataFolder, 'files')).href,
    SMTP_URL: `smtp://127.0.0.1:${ports.SMTP_PORT}`,
    OIDC_ISSUER: `http://localhost:${ports.IDENTITY_PORT}`,
    OIDC_CLIENT_ID: DEFAULT_CLIENT_ID,
    OIDC_AUDIENCE: DEFAULT_AUDIENCE,
    PUBLIC_URL: `http://localhost:${ports.PORT}`,
    CREATIVE_HOST_URL: `http://127.0.0.1:${ports.CREATIVE_HOST_PORT}`,
    TRACKING_URL: `http://localhost:${ports.TRACKING_PORT}`,
    BOUNCE_DOMAIN: 'bounces.mailroom.example',
    PORTAL_DIR: join(root, 'apps/portal/dist'),
    ...(database ? { DATABASE_URL: database.appUrl, DATABASE_JOBS_URL: database.jobsUrl } : {}),
  };
  const given = Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const merged: Record<string, string> = { ...filled, ...Object.fromEntries(given) };
  for (const [name, port] of Object.entries(ports)) merged[name] = String(port);
  merged['SECRET_KEYS'] ??= secretKeys(dataFolder);
  // The owner's address is only for migrations: a program that runs all day must not be able to change the schema.
  delete merged['DATABASE_OWNER_URL'];
  return merged;
}

/** Nobody opens the worker's ports, and two programs can't share one. */
export function workerEnvironment(api: Record<string, string>): Record<string, string> {
  return { ...api, ROLE: 'worker', PORT: '0', CREATIVE_HOST_PORT: '0', TRACKING_PORT: '0', METRICS_PORT: '0' };
}
