import { isIP } from 'node:net';
import { canonicalAddress, canonicalDomain } from '../addresses/canonicalAddress.ts';
import { parseAllow, type AllowedRange } from '../outbound/allow.ts';
import { parseKeyring, type SecretKey } from '../secrets/keyring.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const nowhere = new URL('http://invalid.invalid');

const RANGE_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isProxyRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (RANGE_NAMES.has(text)) return true;
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}

function isServer(text: string): boolean {
  if (isIP(text) !== 0) return true;
  const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([0-9.]+)(?=:))(?::(\d{1,5}))?$/.exec(text) ?? [];
  const isPort = port === undefined || (Number(port) > 0 && Number(port) < 65536);
  return isPort && (isIP(bracketed ?? '') === 6 || isIP(plain ?? '') === 4);
}

/** Whether the address leads to this machine, so that nobody on the way can read along. */
function isLoopback({ hostname }: URL): boolean {
  return hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname) || /^(.+\.)?localhost$/.test(hostname);
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Reads single settings and collects their mistakes instead of stopping at the first one. */
export function settingReader(env: Environment) {
  const problems: string[] = [];
  const wrong = <Value>(name: string, should: string, fallback: Value): Value => {
    problems.push(env[name] ? `${name} ${should}` : `${name} is missing: it ${should}`);
    return fallback;
  };

  const text = (name: string, fallback?: string): string =>
    env[name] || (fallback ?? wrong(name, 'must be a text', ''));

  const url = (name: string, protocols: readonly string[]): URL => {
    const value = env[name];
    const should = `must be an address like ${protocols.map((protocol) => `${protocol}//…`).join(' or ')}`;
    if (!value || !URL.canParse(value)) return wrong(name, should, nowhere);
    const parsed = new URL(value);
    return protocols.includes(parsed.protocol) ? parsed : wrong(name, should, nowhere);
  };

  /** Reads an address that browsers open. It must be encrypted unless it never leaves this machine. */
  const publicUrl = (name: string): URL => {
    const value = url(name, ['http:', 'https:']);
    return value === nowhere || value.protocol === 'https:' || isLoopback(value)
      ? value
      : wrong(name, 'must begin with https:// unless its host is localhost', nowhere);
  };

  const servers = (name: string): readonly string[] => {
    const values = (env[name] ?? '')
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean);
    return values.every(isServer)
      ? values
      : wrong(name, 'must be addresses of name servers like 10.0.0.2,10.0.0.3:5353,[fd00::2]:53', []);
  };

  const spfMechanism = (name: string): string | null => {
    const value = env[name]?.trim();
    if (!value) return null;
    return /^(include:[a-z0-9._-]+|ip4:[0-9./]+|ip6:[0-9a-f:./]+|a:[a-z0-9._/-]+|mx:[a-z0-9._/-]+)$/i.test(value)
      ? value
      : wrong(name, 'must be a part of an SPF record like include:spf.relay.example or ip4:192.0.2.10', null);
  };

  const mailDomain = (name: string): string | null => {
    const value = env[name]?.trim();
    if (!value) return null;
    return canonicalDomain(value) ?? wrong(name, 'must be a domain like bounces.example.com', null);
  };

  const mailAddress = (name: string): string | null => {
    const value = env[name]?.trim();
    if (!value) return null;
    return canonicalAddress(value) ?? wrong(name, 'must be an address like complaints@bounces.example.com', null);
  };

  const proxies = (name: string): readonly string[] => {
    const values = (env[name] ?? '')
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean);
    return values.every(isProxyRange)
      ? values
      : wrong(name, 'must be addresses or ranges of proxies like 10.0.0.5,10.1.0.0/16', []);
  };

  const postgres = (name: string): string => {
    const value = env[name];
    return value && /^postgres(ql)?:\/\//.test(value)
      ? value
      : wrong(name, 'must be postgres://user:password@host/database', '');
  };

  const count = (name: string, fallback: number, least: number): number => {
    const value = env[name];
    if (!value) return fallback;
    const number = Number(value);
    return Number.isSafeInteger(number) && number >= least
      ? number
      : wrong(name, `must be a whole number from ${least}`, fallback);
  };

  const port = (name: string, fallback: number): number => {
    const value = env[name];
    if (!value) return fallback;
    const number = Number(value);
    return Number.isInteger(number) && number >= 0 && number < 65536
      ? number
      : wrong(name, 'must be a port from 0 to 65535', fallback);
  };

  const choice = <const Option extends string>(name: string, options: readonly Option[], fallback: Option): Option => {
    const value = env[name];
    if (!value) return fallback;
    return options.find((option) => option === value) ?? wrong(name, `must be one of ${options.join(', ')}`, fallback);
  };

  const secretKeys = (name: string): readonly SecretKey[] => {
    try {
      return parseKeyring(env[name] ?? '');
    } catch (error) {
      return wrong(name, message(error), []);
    }
  };

  const ranges = (name: string): readonly AllowedRange[] => {
    try {
      return parseAllow(env[name] ?? '');
    } catch (error) {
      return wrong(name, message(error), []);
    }
  };

  /** Reports a rule between two addresses. One that is missing or wrong was reported already. */
  const expectOf = (urls: readonly URL[], holds: () => boolean, problem: string): void => {
    if (!urls.includes(nowhere) && !holds()) problems.push(problem);
  };

  return {
    problems,
    text,
    url,
    publicUrl,
    postgres,
    count,
    port,
    choice,
    secretKeys,
    ranges,
    servers,
    spfMechanism,
    mailDomain,
    mailAddress,
    proxies,
    expectOf,
  };
}
