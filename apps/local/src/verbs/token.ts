import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signInByCode } from '../identity/codeFlow.ts';
import { DEFAULT_CLIENT_ID } from '../identity/identity.ts';
import { DEMO_PASSWORD } from '../supervisor/demoData.ts';
import { readLocalSettings } from '../supervisor/settings.ts';
import { asVerb, root } from './root.ts';

interface Running {
  url: string;
  issuer: string;
}

function running(dataFolder: string): Running {
  const path = join(dataFolder, 'run.json');
  if (!existsSync(path)) throw new Error('Mailroom isn’t running on this data folder. Start it first: npm start');
  return JSON.parse(readFileSync(path, 'utf8')) as Running;
}

/** Prints only an access token, from the same flow that a browser uses. */
await asVerb(async () => {
  const email = process.argv[2];
  if (!email) throw new Error('Usage: npm run --silent token -- <e-mail of a demo user>');
  const { url, issuer } = running(readLocalSettings(process.env, root).dataFolder);
  const tokens = await signInByCode({
    issuer,
    clientId: process.env['OIDC_CLIENT_ID'] ?? DEFAULT_CLIENT_ID,
    redirectUri: `${url}/login/callback`,
    credentials: { email, password: process.env['DEMO_PASSWORD'] ?? DEMO_PASSWORD },
  });
  console.log(tokens.access_token);
});
