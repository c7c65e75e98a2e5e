import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';

/** The portal's policy: its own scripts only, trusted types, frames only from the creative host. */
export async function portalHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
  const issuer = new URL(settings.oidcIssuer).origin;
  const creatives = settings.creativeHostUrl.origin;
  const isSecure = settings.publicUrl.protocol === 'https:';
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', creatives],
        'font-src': ["'self'"],
        'connect-src': ["'self'", issuer, creatives],
        'frame-src': [creatives, issuer],
        'form-action': ["'self'", issuer],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        ...(isSecure && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
}
