import { parseAllow, type AllowedRange } from '../outbound/allow.ts';
import { parseKeyring, type SecretKey } from '../secrets/keyring.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const nowhere = new URL('http://invalid.invalid');

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

  const expect = (holds: boolean, problem: string): void => {
    if (!holds && problems.length === 0) problems.push(problem);
  };

  return { problems, text, url, postgres, count, port, choice, secretKeys, ranges, expect };
}
