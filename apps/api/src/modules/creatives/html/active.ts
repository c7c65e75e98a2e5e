import { activeCss, importsInsecureFont, isCssAttribute } from './styles/css.ts';
import { isFontHost, isInsecureFont } from './fontHosts.ts';
import type { Finding } from './finding.ts';
import type { Mail } from './mail.ts';
import { placeIn } from './placeIn.ts';
import { attributeOf, elementsOf, parseHtml, placeOf, rawTextOf, startTagOf } from './tree.ts';
import type { Document, Element } from './tree.ts';
import { readingsOf } from '@mailroom/domain/merge/mergeFields';

/** Elements that run, load or submit something. Mail clients drop them, and a preview must never contain them. */
const FORBIDDEN_ELEMENTS = new Set([
  'script',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'form',
  'input',
  'button',
  'textarea',
  'select',
  'portal',
  'fencedframe',
  'foreignobject',
  'use',
  'animate',
  'animatetransform',
  'animatemotion',
  'set',
  'handler',
]);

const URL_ATTRIBUTES = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'background',
  'poster',
  'data',
  'cite',
  'longdesc',
  'lowsrc',
  'dynsrc',
  'xlink:href',
  'srcset',
  'ping',
  'manifest',
  'codebase',
  'profile',
  'usemap',
  'to',
  'from',
  'values',
  'by',
]);

/** Browsers skip control characters and white space inside a scheme, so they are removed first. */
function isScriptUrl(value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- these are exactly what browsers ignore
  const plain = value.replace(/[\u0000-\u0020\u007f-\u009f\u200b-\u200f\ufeff]/g, '').toLowerCase();
  return /^(?:javascript|vbscript|livescript|mocha|data:(?:text\/(?:html|xml|javascript)|application\/|image\/svg))/.test(
    plain,
  );
}

function isScriptAttribute(name: string, value: string): boolean {
  return (
    URL_ATTRIBUTES.has(name) &&
    readingsOf(value, (fallback) => fallback).some((reading) => reading.split(',').some((each) => isScriptUrl(each)))
  );
}

const LOADS = /stylesheet|import|preload|prefetch|preconnect|prerender|pingback|manifest/i;
const OUTER_SHEET = 'a style sheet in another file. Put it into a <style>, or into a ZIP beside the HTML';
const COMMANDS = /^\s*(?:refresh|set-cookie|content-security-policy|x-dns-prefetch-control)/i;

interface Active {
  what: string;
  /** Absent when the element itself is active. */
  attribute?: string;
}

/** The attributes that MJML gives to its boxes. With any other one a box may do more than open a menu. */
const OF_A_BOX = new Set(['type', 'id', 'name', 'class', 'style', 'checked', 'value']);

/** Whether the element runs nothing: JSON-LD data in a script, or a box that opens a menu without one. */
function isInert(element: Element): boolean {
  const type = attributeOf(element, 'type')?.trim().toLowerCase();
  if (element.tagName === 'input')
    return (type === 'checkbox' || type === 'radio') && element.attrs.every(({ name }) => OF_A_BOX.has(name));
  return element.tagName === 'script' && type === 'application/ld+json' && attributeOf(element, 'src') === undefined;
}

function activeElement(element: Element): Active | undefined {
  const name = element.tagName.toLowerCase();
  if (isInert(element)) return undefined;
  if (FORBIDDEN_ELEMENTS.has(name)) return { what: `<${name}>` };
  const command = name === 'meta' ? (attributeOf(element, 'http-equiv') ?? '') : '';
  if (COMMANDS.test(command)) return { what: `a ${command.trim().toLowerCase()} in <meta>`, attribute: 'http-equiv' };
  const rel = name === 'link' ? (attributeOf(element, 'rel') ?? '') : '';
  const from = attributeOf(element, 'href') ?? '';
  if (!LOADS.test(rel) || isFontHost(from) || isInsecureFont(from)) return undefined;
  return { what: /stylesheet/i.test(rel) ? OUTER_SHEET : 'a <link> that loads something', attribute: 'rel' };
}

function activeAttribute(name: string, value: string): Active | undefined {
  const lower = name.toLowerCase();
  if (/^on[a-z]/.test(lower)) return { what: `the event handler ${lower}`, attribute: name };
  if (lower === 'srcdoc') return { what: 'srcdoc', attribute: name };
  return isScriptAttribute(lower, value) ? { what: `a script URL in ${lower}`, attribute: name } : undefined;
}

function activeStyle(name: string, value: string): Active | undefined {
  const what = isCssAttribute(name) ? activeCss(value) : undefined;
  return what === undefined ? undefined : { what, attribute: name };
}

/** Elements that a preview removes: active ones, scripts that only hold data, and `<base>`, which moves all addresses. */
export function isForbidden(element: Element): boolean {
  return ['script', 'base'].includes(element.tagName) || activeElement(element) !== undefined;
}

export function isActiveAttribute(name: string, value: string): boolean {
  return activeAttribute(name, value) !== undefined;
}

function activeIn(element: Element): readonly Active[] {
  const whole = activeElement(element);
  if (whole) return [whole];
  const sheet = element.tagName === 'style' ? activeCss(rawTextOf(element)) : undefined;
  const attributes = element.attrs.map(({ name, value }) => activeAttribute(name, value) ?? activeStyle(name, value));
  return [...(sheet === undefined ? [] : [{ what: sheet }]), ...attributes.filter((active) => active !== undefined)];
}

/** Old Outlook versions run the markup in conditional comments. */
const RUNS = /<(?:script|iframe|object|embed|form)\b|\son[a-z]+\s*=|javascript:/i;

function activeInConditionals({ source, hidden }: Mail): Finding[] {
  return hidden
    .map(({ from, to }) => ({ from, part: source.slice(from, to) }))
    .filter(({ part }) => RUNS.test(part))
    .map(({ from, part }) => ({
      kind: 'active_content' as const,
      message: 'Active content in a conditional comment',
      part,
      place: placeIn(source, from),
    }));
}

/** The parser treats the content of `noscript` as text, but mail clients run no scripts and show it. */
function activeInNoscript(element: Element): Active[] {
  if (element.tagName !== 'noscript') return [];
  return [...elementsOf(parseHtml(rawTextOf(element)))]
    .flatMap((inner) => activeIn(inner))
    .map(({ what }) => ({ what }));
}

/** Finds the mark of the AMP version of an e-mail, which consists of scripts and its own elements. */
function ampVersion({ document, source }: Mail): Finding[] {
  for (const element of elementsOf(document)) {
    if (element.tagName !== 'html') return [];
    if (!element.attrs.some(({ name }) => /^(?:⚡|amp)4email$/iu.test(name))) return [];
    const place = placeOf(element);
    const message = 'This is the AMP version of an e-mail; Mailroom needs its HTML version';
    return [{ kind: 'active_content', message, part: startTagOf(element, source), ...(place && { place }) }];
  }
  return [];
}

export function findActiveContent(mail: Mail): Finding[] {
  const amp = ampVersion(mail);
  if (amp.length > 0) return amp;
  const found: Finding[] = [];
  for (const element of elementsOf(mail.document)) {
    for (const { what, attribute } of [...activeIn(element), ...activeInNoscript(element)]) {
      const place = placeOf(element, attribute);
      found.push({
        kind: 'active_content',
        message: `Active content: ${what}`,
        part: startTagOf(element, mail.source),
        ...(place && { place }),
      });
    }
  }
  return [...found, ...activeInConditionals(mail)];
}

function isInsecureFontIn(element: Element): boolean {
  if (element.tagName === 'style') return importsInsecureFont(rawTextOf(element));
  return element.tagName === 'link' && isInsecureFont(attributeOf(element, 'href') ?? '');
}

/** Finds web fonts of known hosts that are loaded without encryption. */
export function findInsecureFonts(document: Document, source: string): Finding[] {
  return [...elementsOf(document)]
    .filter((element) => isInsecureFontIn(element))
    .map((element) => {
      const place = placeOf(element);
      return {
        kind: 'insecure_font',
        message: 'A web font is loaded without encryption (http); write https',
        part: startTagOf(element, source),
        ...(place && { place }),
      };
    });
}
