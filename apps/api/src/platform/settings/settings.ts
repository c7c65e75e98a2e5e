import { getDomain } from 'tldts';
import type { AllowedRange } from '../outbound/allow.ts';
import type { SecretKey } from '../secrets/keyring.ts';
import { settingReader } from './settingReader.ts';
import { SettingsError } from '../settingsError.ts';

type Role = 'all' | 'api' | 'worker';

/** The operator's settings. `readSettings` makes them from the environment; nothing else reads the environment. */
export interface Settings {
  databaseUrl: string;
  /** The job queue's own role, straight to PostgreSQL: its notifications need a session. */
  databaseJobsUrl: string;
  /** `file:///folder` or `s3://bucket/prefix?region=…&endpoint=…`, its key in the user info or the usual AWS variables. */
  filesUrl: URL;
  smtpUrl: URL;
  oidcIssuer: string;
  oidcClientId: string;
  oidcAudience: string;
  publicUrl: URL;
  creativeHostUrl: URL;
  trackingUrl: URL;
  /** The first key encrypts; all of them decrypt and verify. */
  secretKeys: readonly SecretKey[];
  /** The base URL of accounts in the CRM; `sf_account_id` is appended. Without it, accounts have no link. */
  crmUrl: URL | undefined;
  role: Role;
  host: string;
  port: number;
  creativeHostPort: number;
  trackingPort: number;
  metricsPort: number;
  bouncePort: number;
  /** The domain of Return-Paths. Null: mail has its sender's address there, and nothing listens for bounces. */
  bounceDomain: string | null;
  /** Where mailbox providers report complaints to, if they want an address that never changes. */
  feedbackAddress: string | null;
  /** Internal addresses that links and installs may reach as an exception. */
  outboundAllow: readonly AllowedRange[];
  /** Name servers that sending domains are checked with; the machine's own if there are none. */
  dnsServers: readonly string[];
  /** The part of an SPF record that names the relay, such as `include:spf.relay.example`. Null where nobody knows it. */
  spfMechanism: string | null;
  /** The folder of the built portal; empty when another server serves it. */
  portalFolder: string;
  /** Bytes of the largest upload. */
  uploadLimit: number;
  databasePool: number;
  smtpPool: number;
  /** Requests per minute from one address. */
  rateLimit: number;
  /** Addresses of proxies whose X-Forwarded-For is trusted. */
  trustProxy: readonly string[];
  logLevel: string;
}

/** The part of a host that is registered; pages below it can share cookies. Addresses and names like `localhost` are their own. */
function siteOf({ hostname }: URL): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}

const TWO_GI_B = 2 * 1024 ** 3;

/** Reads every setting before it throws, so that the operator sees all mistakes together. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = settingReader(env);
  const port = read.port('PORT', 3000);
  const settings: Settings = {
    databaseUrl: read.postgres('DATABASE_URL'),
    databaseJobsUrl: read.postgres('DATABASE_JOBS_URL'),
    filesUrl: read.url('FILES_URL', ['file:', 's3:']),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    oidcIssuer: read.url('OIDC_ISSUER', ['http:', 'https:']).href.replace(/\/$/, ''),
    oidcClientId: read.text('OIDC_CLIENT_ID'),
    oidcAudience: read.text('OIDC_AUDIENCE'),
    publicUrl: read.publicUrl('PUBLIC_URL'),
    creativeHostUrl: read.publicUrl('CREATIVE_HOST_URL'),
    trackingUrl: read.publicUrl('TRACKING_URL'),
    secretKeys: read.secretKeys('SECRET_KEYS'),
    crmUrl: env['CRM_URL'] ? read.url('CRM_URL', ['https:', 'http:']) : undefined,
    role: read.choice('ROLE', ['all', 'api', 'worker'], 'all'),
    host: read.text('HOST', '127.0.0.1'),
    port,
    creativeHostPort: read.port('CREATIVE_HOST_PORT', port + 1),
    trackingPort: read.port('TRACKING_PORT', port + 2),
    metricsPort: read.port('METRICS_PORT', port + 6),
    bouncePort: read.port('BOUNCE_PORT', port + 7),
    bounceDomain: read.mailDomain('BOUNCE_DOMAIN'),
    feedbackAddress: read.mailAddress('FEEDBACK_ADDRESS'),
    outboundAllow: read.ranges('OUTBOUND_ALLOW'),
    dnsServers: read.servers('DNS_SERVERS'),
    spfMechanism: read.spfMechanism('SPF_MECHANISM'),
    portalFolder: read.text('PORTAL_DIR', ''),
    uploadLimit: read.count('UPLOAD_LIMIT', TWO_GI_B, 1),
    databasePool: read.count('DATABASE_POOL', 10, 2),
    smtpPool: read.count('SMTP_POOL', 20, 1),
    rateLimit: read.count('RATE_LIMIT', 1200, 1),
    trustProxy: read.proxies('TRUST_PROXY'),
    logLevel: read.choice('LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'info'),
  };
  const { creativeHostUrl, publicUrl } = settings;
  read.expectOf(
    [creativeHostUrl, publicUrl],
    () => siteOf(creativeHostUrl) !== siteOf(publicUrl),
    'CREATIVE_HOST_URL must be on another registrable domain than PUBLIC_URL: creatives are foreign content, and pages of one domain can share cookies',
  );
  if (settings.feedbackAddress !== null && settings.bounceDomain === null)
    read.problems.push('FEEDBACK_ADDRESS needs BOUNCE_DOMAIN: without it, nothing listens for reports');
  if (read.problems.length > 0) throw new SettingsError(read.problems);
  return settings;
}
