import type { FoundLink } from '../../html/links.ts';
import type { Finding } from '../../html/finding.ts';
import { shortened } from '../shortened.ts';

/** Names of characters that HTML also knows without their semicolon, and that addresses use as parameters. */
const NAMES =
  'copy|reg|times|para|sect|not|lt|gt|quot|nbsp|cent|pound|yen|euro|curren|deg|micro|middot|shy|uml|macr|acute|cedil|divide|plusmn|ordf|ordm|laquo|raquo|iexcl|iquest|brvbar|eth|thorn|sup[123]|frac1[24]|frac34';
const AMBIGUOUS = new RegExp(`&(?:${NAMES})(?=[=&"'\\s])`, 'i');

const TWICE = /&amp;/i;
const BREAK = /[\r\n\t]/;

/** A way of writing an address that programs may read differently, and the address that is meant. */
export interface OddSpelling {
  kind: 'link_escaped_twice' | 'link_spelling';
  fault: string;
  meant: string;
}

/** `written` is the attribute as the file spells it. */
export function oddSpelling(url: string, written: string): OddSpelling | null {
  if (!/^https?:/i.test(url)) return null;
  if (TWICE.test(url)) {
    const meant = url.replace(/&amp;/gi, '&');
    return { kind: 'link_escaped_twice', fault: `was escaped twice; ${shortened(meant)} may be meant`, meant };
  }
  if (BREAK.test(url) && URL.canParse(url)) {
    const meant = new URL(url).href;
    return { kind: 'link_spelling', fault: `has a line break in its address; it leads to ${shortened(meant)}`, meant };
  }
  const name = AMBIGUOUS.exec(written)?.[0];
  if (name === undefined) return null;
  const fault = `has ${name} in its address, which is also the name of a character; write &amp;${name.slice(1)}`;
  return { kind: 'link_spelling', fault, meant: url };
}

/** Finds addresses that programs may read differently than they are meant. */
export function linkSpellingFindings(links: readonly FoundLink[], source: string): Finding[] {
  return links.flatMap((link): Finding[] => {
    const odd = oddSpelling(link.url, source.slice(link.from, link.to));
    if (!odd) return [];
    const message = `The link '${shortened(link.text || link.url)}' ${odd.fault}`;
    return [{ kind: odd.kind, message, part: link.part, ...(link.place && { place: link.place }) }];
  });
}
