import type { Finding } from './finding.ts';
import { attributeOf, elementsOf, placeOf, rawTextOf, startTagOf } from './html-tree.ts';
import type { Document, Element } from './html-tree.ts';

/** Elements that run, load or submit something. Mail clients drop them, and a preview must never hold them. */
const forbiddenElements = new Set([
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
  'base',
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

const urlAttributes = new Set([
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

const commentary = /\/\*[\s\S]*?\*\//g;

/** CSS may write any letter as an escape, so `@\69mport` is an import. */
const plainCss = (css: string): string =>
  css
    .replace(commentary, '')
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => {
      const code = Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/\\(.)/g, '$1');

/**
 * Web fonts are imported by ordinary templates, from hosts that serve nothing else. Any other remote style sheet can
 * be exchanged after the check, so it counts as active.
 */
const fontHost =
  /^https:\/\/(?:fonts\.googleapis\.com|use\.typekit\.net|fonts\.bunny\.net|fast\.fonts\.net|cloud\.typography\.com)\//i;

const importsForeign = (css: string): boolean =>
  [...css.matchAll(/@import\s*(?:url\(\s*)?["']?\s*([^"')\s;]*)/gi)].some((match) => !fontHost.test(match[1] ?? ''));

const activeCss = (css: string): string | undefined => {
  const plain = plainCss(css).toLowerCase();
  if (importsForeign(plain)) return 'a CSS import';
  if (/expression\s*\(/.test(plain)) return 'a CSS expression';
  if (/(?:-moz-binding|behavior)\s*:/.test(plain)) return 'a CSS behaviour';
  if (/url\(\s*["']?\s*(?:javascript|vbscript|data:text\/html)/.test(plain)) return 'a script URL in CSS';
  return undefined;
};

/** Browsers skip control characters and white space inside a scheme, so they are taken out before looking. */
const isScriptUrl = (value: string): boolean => {
  // oxlint-disable-next-line no-control-regex -- these are exactly what browsers ignore
  const plain = value.replace(/[\u0000-\u0020\u007f-\u009f\u200b-\u200f\ufeff]/g, '').toLowerCase();
  return /^(?:javascript|vbscript|livescript|mocha|data:(?:text\/(?:html|xml|javascript)|application\/|image\/svg))/.test(
    plain,
  );
};

const isScriptAttribute = (name: string, value: string): boolean =>
  urlAttributes.has(name) && value.split(',').some((each) => isScriptUrl(each));

const loads = /stylesheet|import|preload|prefetch|manifest/i;

export const isActiveAttribute = (name: string, value: string): boolean => {
  const lower = name.toLowerCase();
  return /^on[a-z]/.test(lower) || lower === 'srcdoc' || isScriptAttribute(lower, value);
};

const isLoader = (element: Element): boolean =>
  (element.tagName === 'link' &&
    loads.test(attributeOf(element, 'rel') ?? '') &&
    !fontHost.test(attributeOf(element, 'href') ?? '')) ||
  (element.tagName === 'meta' && commands.test(attributeOf(element, 'http-equiv') ?? ''));

/** Elements that a preview leaves out as a whole. */
export const isForbidden = (element: Element): boolean =>
  forbiddenElements.has(element.tagName.toLowerCase()) || isLoader(element);

const commands = /^\s*(?:refresh|set-cookie|content-security-policy)/i;

const activeIn = (element: Element): readonly { what: string; attribute?: string }[] => {
  const name = element.tagName.toLowerCase();
  if (forbiddenElements.has(name)) return [{ what: `<${name}>` }];
  const found: { what: string; attribute?: string }[] = [];
  if (
    name === 'meta' &&
    /^\s*(?:refresh|set-cookie|content-security-policy)/i.test(attributeOf(element, 'http-equiv') ?? '')
  ) {
    found.push({
      what: `a ${attributeOf(element, 'http-equiv')?.trim().toLowerCase()} in <meta>`,
      attribute: 'http-equiv',
    });
  }
  if (
    name === 'link' &&
    loads.test(attributeOf(element, 'rel') ?? '') &&
    !fontHost.test(attributeOf(element, 'href') ?? '')
  ) {
    found.push({ what: 'a <link> that loads something', attribute: 'rel' });
  }
  const css = name === 'style' ? activeCss(rawTextOf(element)) : undefined;
  if (css) found.push({ what: css });
  for (const { name: attribute, value } of element.attrs) {
    const lower = attribute.toLowerCase();
    if (/^on[a-z]/.test(lower)) found.push({ what: `the event handler ${lower}`, attribute });
    else if (lower === 'srcdoc') found.push({ what: 'srcdoc', attribute });
    else if (isScriptAttribute(lower, value)) found.push({ what: `a script URL in ${lower}`, attribute });
    else if (lower === 'style') {
      const styled = activeCss(value);
      if (styled) found.push({ what: styled, attribute });
    }
  }
  return found;
};

/** Markup hidden in conditional comments runs in old Outlook versions, so it counts. */
const conditional = /<!--\[if[^\]]*\]>([\s\S]*?)<!\[endif\]-->/gi;

const lineOf = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

const activeInConditionals = (source: string): Finding[] =>
  [...source.matchAll(conditional)]
    .filter((match) => /<(?:script|iframe|object|embed|form)\b|\son[a-z]+\s*=|javascript:/i.test(match[1] ?? ''))
    .map((match) => ({
      kind: 'active_content' as const,
      message: 'Active content in a conditional comment',
      part: match[0],
      place: { line: lineOf(source, match.index), col: 1 },
    }));

export const findActiveContent = (document: Document, source: string): Finding[] => {
  const found: Finding[] = [];
  for (const element of elementsOf(document)) {
    for (const { what, attribute } of activeIn(element)) {
      const place = placeOf(element, attribute);
      found.push({
        kind: 'active_content',
        message: `Active content: ${what}`,
        part: startTagOf(element, source),
        ...(place && { place }),
      });
    }
  }
  return [...found, ...activeInConditionals(source)];
};
