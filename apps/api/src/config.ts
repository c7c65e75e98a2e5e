import type { AllowedRange } from './platform/outbound/allow.ts';

export type Role = 'all' | 'api' | 'worker';

/** What the operator decides. Made by `readSettings` from the environment; nothing else reads the environment. */
export type Settings = {
  databaseUrl: string;
  /** `file:/folder` or `s3://key:secret@host/bucket/prefix?region=…`. */
  filesUrl: URL;
  smtpUrl: URL;
  oidcIssuer: string;
  oidcClientId: string;
  oidcAudience: string;
  publicUrl: URL;
  creativeHostUrl: URL;
  trackingUrl: URL;
  /** The first encrypts, all decrypt and verify. */
  secretKeys: readonly SecretKey[];
  port: number;
  host: string;
  creativeHostPort: number;
  trackingPort: number;
  metricsPort: number;
  role: Role;
  outboundAllow: readonly AllowedRange[];
  portalFolder: string;
  uploadLimit: number;
  poolSize: number;
  smtpPoolSize: number;
  /** Requests a minute from one address, and of one user. */
  rateLimit: number;
  trustProxy: boolean;
  logLevel: string;
};

export type SecretKey = { id: string; key: Buffer };
