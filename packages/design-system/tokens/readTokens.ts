import { readFileSync } from 'node:fs';
import { toCss, type TokenValue } from './format.ts';
import { toHex } from './oklch.ts';

/** A token in one context, with its value from the file and in CSS. */
export interface Token {
  /** The custom property without its prefix: `t('ink-muted')`. */
  name: string;
  group: string;
  type: TokenValue['type'];
  css: string;
  /** A colour in sRGB: '#1f2733', or with two more digits when it is translucent. */
  hex?: string;
  /** The palette colour that gives it its value. */
  alias?: string;
  description: string;
  /** The colours that it must be readable on (4.5 : 1), and those that it must stand out from (3 : 1). */
  text: readonly string[];
  shape: readonly string[];
}

interface Node {
  [key: string]: unknown;
}
interface Reference {
  $ref: string;
}
interface Resolver {
  sets: Record<string, { sources: Reference[] }>;
  modifiers: Record<string, { default: string; contexts: Record<string, Reference[]> }>;
}
interface Found {
  path: string;
  type: TokenValue['type'];
  node: Node;
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

const resolver = read('./mailroom.resolver.json') as Resolver;

/** Returns the names of a modifier's contexts, the default first. */
export function contextsOf(modifier: string): string[] {
  return Object.keys(resolver.modifiers[modifier]?.contexts ?? {});
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Yields all tokens. The type is set on the token or on the nearest group around it. */
function* walk(node: Node, path: string, inherited?: string): Generator<Found> {
  const type = (node['$type'] ?? inherited) as TokenValue['type'];
  if ('$value' in node) {
    yield { path, type, node };
    return;
  }
  for (const [key, child] of Object.entries(node))
    if (!key.startsWith('$') && isNode(child)) yield* walk(child, path ? `${path}.${key}` : key, type);
}

function load(sources: readonly Reference[]): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const { $ref } of sources)
    for (const token of walk(read($ref) as Node, '')) {
      // A later context changes the value. The description comes from the first.
      const before = found.get(token.path);
      found.set(token.path, { ...token, node: { ...before?.node, ...token.node } });
    }
  return found;
}

const ALIAS = /^\{(.+)\}$/;
const paints = load(resolver.sets['palette']?.sources ?? []);

function resolve({ path, node }: Found, seen: readonly string[] = []): unknown {
  const value = node['$value'];
  const alias = typeof value === 'string' ? ALIAS.exec(value)?.[1] : undefined;
  if (alias === undefined) return value;
  const target = paints.get(alias);
  if (!target) throw new Error(`${path}: there is no ${alias}`);
  if (seen.includes(alias)) throw new Error(`${path}: is an alias of itself`);
  return resolve(target, [...seen, alias]);
}

/** Groups that aren't part of their tokens' names. */
const UNNAMED_GROUPS = new Set(['color', 'elevation', 'size', 'motion']);

function toToken(found: Found): Token {
  const [group = '', ...rest] = found.path.split('.');
  const value = found.node['$value'];
  const alias = typeof value === 'string' ? ALIAS.exec(value)?.[1] : undefined;
  const extensions = found.node['$extensions'] as Record<string, { text?: string[]; shape?: string[] }> | undefined;
  const partners = extensions?.['mailroom.contrast'];
  const resolved = { type: found.type, value: resolve(found) } as TokenValue;
  const hex = resolved.type === 'color' && toHex(resolved.value.components, resolved.value.alpha);
  return {
    name: (UNNAMED_GROUPS.has(group) ? rest : [group, ...rest]).join('-'),
    group,
    type: found.type,
    css: toCss(resolved),
    ...(hex && { hex }),
    ...(alias && { alias }),
    description: String(found.node['$description'] ?? ''),
    text: partners?.text ?? [],
    shape: partners?.shape ?? [],
  };
}

/** Returns the tokens that are the same in every context. */
export function foundationTokens(): Token[] {
  return [...load(resolver.sets['foundation']?.sources ?? []).values()].map(toToken);
}

/** Returns all tokens of a modifier in one of its contexts. */
export function tokensOf(modifier: string, context: string): Token[] {
  const sources = resolver.modifiers[modifier]?.contexts[context];
  if (!sources) throw new Error(`There is no ${modifier} ${context}`);
  return [...load(sources).values()].map(toToken);
}

/** Returns the tokens whose value differs from the default context. */
export function changesOf(modifier: string, context: string): Token[] {
  const usual = new Map(tokensOf(modifier, contextsOf(modifier)[0] ?? '').map(({ name, css }) => [name, css]));
  return tokensOf(modifier, context).filter(({ name, css }) => usual.get(name) !== css);
}
