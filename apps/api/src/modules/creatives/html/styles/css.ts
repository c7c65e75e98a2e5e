import { tokenize, tokenTypes as types } from 'css-tree/tokenizer';
import { ident, string, url } from 'css-tree/utils';
import { isFontHost, isInsecureFont } from '../fontHosts.ts';
import { readingsOf } from '@mailroom/domain/merge/mergeFields';
import { writeCss } from '../values.ts';

/** An address in a style sheet. `from` and `to` bound the token that holds it. */
interface CssUrl {
  url: string;
  from: number;
  to: number;
  isString: boolean;
  use: 'image' | 'font' | 'import' | 'name';
}

/** A part of a style sheet that loads or runs something, from its first to its last character. */
interface ActiveCss {
  what: string;
  /** A font of a known host without encryption. A preview leaves it out; for the e-mail it is a fault, not a danger. */
  isFont?: true;
  from: number;
  to: number;
}

interface Token {
  type: number;
  from: number;
  to: number;
  /** Escapes are resolved and capitals lowered; empty for strings and addresses. */
  name: string;
}

/** Attributes that hold CSS: SVG draws with more than `style`. */
export function isCssAttribute(name: string): boolean {
  return /^(?:style|fill|stroke|filter|mask|clip-path|cursor|marker(?:-start|-mid|-end)?)$/i.test(name);
}

function letterOrEscape(letter: string, hex: string): string {
  return String.raw`(?:\\?${letter}|\\0{0,4}${hex}(?:\r\n|[ \t\n\r\f])?)`;
}

const SPELLED_URL = new RegExp(
  String.raw`(?<!\\)${letterOrEscape('u', '[57]5')}${letterOrEscape('r', '[57]2')}${letterOrEscape('l', '[46]c')}\(`,
  'gi',
);

/**
 * The sheet as a browser reads it, at the same length, so that places in it are places in the file. css-tree takes
 * `\75 rl(` for an ordinary function; a browser takes what follows as one address, in which `/*` opens no comment.
 */
function preprocessed(css: string): string {
  return css.replaceAll('\0', '\ufffd').replace(SPELLED_URL, (spelled) => 'url('.padEnd(spelled.length));
}

const NAMELESS: ReadonlySet<number> = new Set([
  types.String,
  types.BadString,
  types.Url,
  types.BadUrl,
  types.Comment,
  types.WhiteSpace,
]);

function tokensOf(css: string): Token[] {
  const tokens: Token[] = [];
  tokenize(css, (type, from, to) => {
    const name = NAMELESS.has(type) ? '' : ident.decode(css.slice(from, to)).toLowerCase();
    tokens.push({ type, from, to, name });
  });
  return tokens;
}

/** The address or string that a token holds, also of one that its author never closed; undefined for other tokens. */
function addressIn(css: string, { type, from, to }: Token): string | undefined {
  const text = css.slice(from, to);
  if (type === types.String) return string.decode(text);
  if (type === types.BadString) return string.decode(text.trimEnd());
  if (type === types.Url) return url.decode(text);
  // Browsers skip an address with a space or quote in it; other mail programs may not.
  if (type === types.BadUrl) return ident.decode(text.slice('url('.length).replace(/\)\s*$/, '')).replace(/["']/g, '');
  return undefined;
}

const IMAGE_FUNCTION = /^(?:url|src|image|(?:-\w+-)?(?:image-set|cross-fade))\($/;
const WORD_FUNCTION = /^(?:type|format|tech)\($/;
const WEB_ADDRESS = /^\s*(?:https?:)?\/\//i;

/** Keeps track of what surrounds a token: the open functions, the at-rule and the property. */
class Position {
  private readonly functions: string[] = [];
  /** How many of them show images; counted, because a hostile sheet nests them without end. */
  private imageFunctions = 0;
  private braces = 0;
  private rule = '';
  private fontBlock = 0;
  private property = '';
  private previous = '';

  step({ type, name }: Token): void {
    if (type === types.Function || type === types.LeftParenthesis) this.enter(name);
    else if (type === types.RightParenthesis) this.leave();
    else if (type === types.AtKeyword) this.rule = name;
    else if (type === types.Colon) this.property ||= this.previous;
    else if (type === types.LeftCurlyBracket) this.open();
    else if (type === types.RightCurlyBracket) this.close();
    else if (type === types.Semicolon) this.endStatement();
    if (type !== types.WhiteSpace && type !== types.Comment) this.previous = type === types.Ident ? name : '';
  }

  get use(): CssUrl['use'] {
    if (isImport(this.rule)) return 'import';
    if (this.rule === '@namespace' || this.rule === '@charset') return 'name';
    return this.fontBlock > 0 ? 'font' : 'image';
  }

  /** Whether a browser may load the address in a string here. A custom property counts, because an image may use it. */
  loadsString(text: string): boolean {
    if (this.use !== 'image' && this.use !== 'font') return true;
    if (WORD_FUNCTION.test(this.functions.at(-1) ?? '')) return false;
    if (this.imageFunctions > 0) return true;
    return (this.property.startsWith('--') || this.property === 'initial-value') && WEB_ADDRESS.test(text);
  }

  private enter(name: string): void {
    this.functions.push(name);
    if (IMAGE_FUNCTION.test(name)) this.imageFunctions += 1;
  }

  private leave(): void {
    if (IMAGE_FUNCTION.test(this.functions.pop() ?? '')) this.imageFunctions -= 1;
  }

  private open(): void {
    this.braces += 1;
    if (this.rule === '@font-face' && this.fontBlock === 0) this.fontBlock = this.braces;
    this.endStatement();
  }

  private close(): void {
    if (this.fontBlock === this.braces) this.fontBlock = 0;
    this.braces = Math.max(0, this.braces - 1);
    this.endStatement();
  }

  private endStatement(): void {
    this.rule = '';
    this.property = '';
  }
}

/** Browsers ignore an `@import` in a block and behind other rules; here it counts wherever it is written. */
function isImport(name: string): boolean {
  return name.startsWith('@import');
}

/** Every address in a style sheet or a `style` attribute, in order. An address within the sheet (`#a`) is not one. */
function cssUrls(source: string): CssUrl[] {
  const css = preprocessed(source);
  const position = new Position();
  const found: CssUrl[] = [];
  for (const token of tokensOf(css)) {
    position.step(token);
    const address = addressIn(css, token)?.trim();
    const isString = token.type === types.String || token.type === types.BadString;
    if (!address || address.startsWith('#') || (isString && !position.loadsString(address))) continue;
    found.push({ url: address, from: token.from, to: token.to, isString, use: position.use });
  }
  return found;
}

/** Addresses of the images that a style sheet shows. */
export function cssImageUrls(css: string): string[] {
  return cssUrls(css)
    .filter(({ use }) => use === 'image')
    .map((found) => found.url);
}

/** The style sheet with other addresses; where `replacement` returns undefined, the address stays. */
export function withCssUrls(css: string, replacement: (found: CssUrl) => string | undefined): string {
  let text = '';
  let rest = 0;
  for (const found of cssUrls(css)) {
    const other = replacement(found);
    if (other === undefined || other === found.url) continue;
    const quoted = string.encode(other);
    text += css.slice(rest, found.from) + (found.isString ? quoted : `url(${quoted})`);
    rest = found.to;
  }
  return text + css.slice(rest);
}

/** Each token's statement: from the end of the one before to its own end, semicolon included. */
function statementsOf(tokens: readonly Token[]): { from: number; to: number }[] {
  const statements: { from: number; to: number }[] = [];
  let current = { from: 0, to: 0 };
  for (const { type, to } of tokens) {
    const isBrace = type === types.LeftCurlyBracket || type === types.RightCurlyBracket;
    if (!isBrace) current.to = to;
    statements.push(current);
    if (isBrace || type === types.Semicolon) current = { from: to, to };
  }
  return statements;
}

function importTarget(css: string, tokens: readonly Token[], index: number): string | undefined {
  const next = (after: number): number => {
    let at = after + 1;
    while (tokens[at]?.type === types.WhiteSpace || tokens[at]?.type === types.Comment) at += 1;
    return at;
  };
  const first = next(index);
  const opens = tokens[first]?.name;
  const target = tokens[opens === 'url(' || opens === 'src(' ? next(first) : first];
  return target?.type === types.String || target?.type === types.Url ? addressIn(css, target) : undefined;
}

/** Old mail programs read these through a comment in the middle of the word, so comments are left out beforehand. */
const RUNNING: readonly { what: string; pattern: RegExp }[] = [
  { what: 'a CSS expression', pattern: /expression\s*\(/g },
  // `scroll-behavior` is harmless and `.behavior:hover` a selector, but no harmless property takes an address here.
  {
    what: 'a CSS behaviour',
    pattern: /-moz-binding\s*:|(?<![\w.#-])(?:-ms-|_)?behavior\s*:|behavior\s*:\s*url\(/g,
  },
];

function runningParts(tokens: readonly Token[]): ActiveCss[] {
  const statements = statementsOf(tokens);
  let text = '';
  const ends: number[] = [];
  for (const { type, name } of tokens) {
    if (type === types.WhiteSpace) text += ' ';
    else if (type === types.Url || type === types.BadUrl) text += 'url()';
    else if (type !== types.Comment) text += name || '""';
    ends.push(text.length);
  }
  return RUNNING.flatMap(({ what, pattern }) => {
    let token = 0;
    return [...text.matchAll(pattern)].map((match) => {
      while ((ends[token] ?? Infinity) <= match.index) token += 1;
      return { what, ...(statements[token] ?? { from: 0, to: 0 }) };
    });
  });
}

// oxlint-disable-next-line no-control-regex -- browsers ignore exactly these within a scheme
const IGNORED_IN_SCHEME = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\ufeff]/g;
const SCRIPT_SCHEME = /^(?:javascript|vbscript|livescript|mocha|data:text\/(?:html|xml|javascript))/i;

function activeParts(source: string): ActiveCss[] {
  const css = preprocessed(source);
  const tokens = tokensOf(css);
  const statements = statementsOf(tokens);
  const imports = tokens.flatMap(({ type, name, from }, index) => {
    if (type !== types.AtKeyword || !isImport(name)) return [];
    const target = importTarget(css, tokens, index) ?? '';
    if (isFontHost(target)) return [];
    const place = { from, to: statements[index]?.to ?? css.length };
    return [{ what: 'a CSS import', ...place, ...(isInsecureFont(target) && { isFont: true as const }) }];
  });
  const scripts = cssUrls(source)
    .filter((found) => SCRIPT_SCHEME.test(found.url.replace(IGNORED_IN_SCHEME, '')))
    .map(({ from, to }) => ({ what: 'a script URL in CSS', from, to }));
  return [...imports, ...runningParts(tokens), ...scripts];
}

/** Describes what a style sheet loads or runs; returns undefined for an ordinary one. */
export function activeCss(css: string): string | undefined {
  for (const reading of readingsOf(css, writeCss)) {
    const part = activeParts(reading).find(({ isFont }) => !isFont);
    if (part) return part.what;
  }
  return undefined;
}

/** Whether a style sheet imports a web font without encryption. */
export function importsInsecureFont(css: string): boolean {
  return activeParts(css).some(({ isFont }) => isFont);
}

/** The style sheet without its active parts; empty when cutting them out doesn't help. */
export function inertCss(css: string): string {
  let text = '';
  let rest = 0;
  for (const { from, to } of activeParts(css).toSorted((one, other) => one.from - other.from)) {
    if (to <= rest) continue;
    text += `${css.slice(rest, Math.max(rest, from))} `;
    rest = to;
  }
  text += css.slice(rest);
  return activeCss(text) === undefined ? text : '';
}
