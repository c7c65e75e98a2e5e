import Provider from 'oidc-provider';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { adapterOn } from './adapter.ts';
import type { Keys } from './keys.ts';
import { errorPage, leavingPage, signedOutPage } from './pages.ts';
import type { StateFile } from './stateFile.ts';
import type { UserList } from './users.ts';

interface ProviderOptions {
  issuer: string;
  clientId: string;
  portalUrl: string;
  audience: string;
  accessTokenSeconds: number;
  /** Whether the portal gets a refresh token without asking for offline access. */
  refreshTokens: boolean;
  keys: Keys;
  state: StateFile;
  users: UserList;
}

const FORTNIGHT = 14 * 86_400;
const SCOPES = 'openid profile email';

/** Makes a missing grant again: the demo's only client needs no consent page, and `prompt=none` could never show one. */
async function grantFor(ctx: KoaContextWithOIDC): Promise<InstanceType<Provider['Grant']> | undefined> {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const kept = known ? await provider.Grant.find(known) : undefined;
  if (kept) return kept;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPES);
  await grant.save();
  return grant;
}

export function createProvider(options: ProviderOptions): Provider {
  const { issuer, clientId, portalUrl, audience, accessTokenSeconds, refreshTokens, keys, state, users } = options;
  const portal = new URL(portalUrl).origin;
  const configuration: Configuration = {
    adapter: adapterOn(state),
    jwks: { keys: [keys.signing] },
    cookies: {
      keys: [keys.cookie],
      names: { session: 'mailroom_idp', interaction: 'mailroom_idp_step', resume: 'mailroom_idp_resume' },
    },
    clients: [
      {
        client_id: clientId,
        client_name: 'Mailroom',
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${portal}/login/callback`],
        post_logout_redirect_uris: [`${portal}/logout/callback`, `${portal}/login`, `${portal}/`],
        backchannel_logout_uri: `${portal}/api/v2/me/backchannel-logout`,
        backchannel_logout_session_required: true,
      },
    ],
    pkce: { required: () => true },
    scopes: SCOPES.split(' '),
    claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
    // The access token is only for the API, so the portal can't ask userinfo: the ID token names the user.
    conformIdTokenClaims: false,
    findAccount: (_, subject) => {
      const user = users.bySubject(subject);
      return user && { accountId: subject, claims: async () => ({ sub: subject, name: user.name, email: user.email }) };
    },
    clientBasedCORS: (_, origin) => origin === portal,
    rotateRefreshToken: true,
    issueRefreshToken: async () => refreshTokens,
    // A sign-out names this session to the API.
    extraTokenClaims: async (_, token) => ('sid' in token && token.sid ? { sid: token.sid as string } : undefined),
    loadExistingGrant: grantFor,
    interactions: { url: (_, interaction) => `/sign-in/${interaction.uid}` },
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = errorPage(portal, out.error_description ?? out.error);
    },
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 3600,
      RefreshToken: FORTNIGHT,
      Session: FORTNIGHT,
      Grant: FORTNIGHT,
    },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        logoutSource: (ctx, form) => {
          ctx.body = leavingPage(form);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = signedOutPage(portal);
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_, resource) => {
          if (resource !== audience) throw new Error(`${resource} isn't the API's audience`);
          return {
            scope: '',
            audience,
            accessTokenFormat: 'jwt',
            accessTokenTTL: accessTokenSeconds,
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
    },
  };
  return new Provider(issuer, configuration);
}
