import { startIdentity } from './identity.ts';

const { env } = process;

const identity = await startIdentity({
  folder: env['IDENTITY_FOLDER'] ?? '.data/identity',
  port: Number(env['IDENTITY_PORT'] ?? 0),
  portalUrl: env['PUBLIC_URL'] ?? 'http://localhost:4600',
  accessTokenSeconds: Number(env['ACCESS_TOKEN_SECONDS'] ?? 600),
  ...(env['OIDC_CLIENT_ID'] ? { clientId: env['OIDC_CLIENT_ID'] } : {}),
  ...(env['OIDC_AUDIENCE'] ? { audience: env['OIDC_AUDIENCE'] } : {}),
});
process.once('SIGTERM', () => void identity.stop().then(() => process.exit(0)));
