import { atom } from 'jotai';

/** The settings that the API gives the portal before sign-in. */
export interface PortalSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly audience: string;
  readonly creativeHost: string;
  readonly version: string;
}

const NAMES = ['issuer', 'clientId', 'audience', 'creativeHost', 'version'] as const;

export async function loadSettings(): Promise<PortalSettings> {
  const answer = await fetch('/config.json', { headers: { accept: 'application/json' } });
  const body: unknown = answer.ok ? await answer.json() : undefined;
  const held = new Map(Object.entries(body ?? {}));
  const values = NAMES.map((name) => {
    const value: unknown = held.get(name);
    if (typeof value !== 'string') throw new Error(`/config.json names no '${name}'`);
    return [name, value] as const;
  });
  return Object.fromEntries(values) as unknown as PortalSettings;
}

/** Set once at the start, before anything is drawn. */
export const settingsAtom = atom<PortalSettings>({
  issuer: '',
  clientId: '',
  audience: '',
  creativeHost: '',
  version: '',
});
