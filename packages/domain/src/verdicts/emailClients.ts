/** When the shares below were estimated. */
export const SHARES_ESTIMATED_ON = '2026-11-25';

/**
 * The checked e-mail clients by caniemail's names, each with the share of readers who use it. The shares are our own
 * estimate from what public statistics agree on: Apple Mail and Gmail read most e-mails. The rest up to 100 % uses others.
 */
export const emailClients = [
  { id: 'gmail.desktop-webmail', family: 'Gmail', platform: 'Web', percent: 12, isRequired: true },
  { id: 'gmail.ios', family: 'Gmail', platform: 'iOS', percent: 6, isRequired: false },
  { id: 'gmail.android', family: 'Gmail', platform: 'Android', percent: 10, isRequired: false },
  { id: 'outlook.windows', family: 'Outlook', platform: 'Windows', percent: 4, isRequired: true },
  { id: 'outlook.outlook-com', family: 'Outlook', platform: 'Outlook.com', percent: 2, isRequired: true },
  { id: 'outlook.macos', family: 'Outlook', platform: 'macOS', percent: 1, isRequired: false },
  { id: 'apple-mail.ios', family: 'Apple Mail', platform: 'iOS', percent: 42, isRequired: true },
  { id: 'apple-mail.macos', family: 'Apple Mail', platform: 'macOS', percent: 9, isRequired: false },
  { id: 'yahoo.desktop-webmail', family: 'Yahoo Mail', platform: 'Web', percent: 3, isRequired: false },
  { id: 'samsung-email.android', family: 'Samsung Email', platform: 'Android', percent: 2, isRequired: false },
  { id: 'thunderbird.macos', family: 'Thunderbird', platform: 'macOS', percent: 0.5, isRequired: false },
] as const;

export type ClientId = (typeof emailClients)[number]['id'];

/** The desktop program that draws e-mails with Word. No other client reads conditional comments and VML. */
export const OUTLOOK_ON_WINDOWS = 'outlook.windows' satisfies ClientId;

export function isClientId(id: string): id is ClientId {
  return emailClients.some((client) => client.id === id);
}

/** Returns the id of a client by the names that a check stored; null if it is checked no longer. */
export function clientIdOf(family: string, platform: string): ClientId | null {
  return emailClients.find((client) => client.family === family && client.platform === platform)?.id ?? null;
}

/** If one of these loses content, a person must accept it before anything goes out. An account may choose others. */
export const REQUIRED_CLIENTS: readonly ClientId[] = emailClients
  .filter(({ isRequired }) => isRequired)
  .map(({ id }) => id);
