import { baseOf, isRelative, wholeAddress } from '../../html/baseAddress.ts';
import type { FoundImage } from '../../html/images.ts';
import type { FoundLink } from '../../html/links.ts';
import { attributeOf, placeOf, startTagOf } from '../../html/tree.ts';
import type { Document } from '../../html/tree.ts';
import type { Finding } from '../../html/finding.ts';
import { shortened } from '../shortened.ts';

interface Addresses {
  links: readonly FoundLink[];
  images: readonly FoundImage[];
}

/** Whether a `<base>` decides where relative addresses lead. That is one fault, which isn't repeated for each address. */
export function hasBaseFault(document: Document, { links, images }: Addresses): boolean {
  return baseOf(document) !== undefined && [...links, ...images].some(({ url }) => isRelative(url));
}

export function baseFindings(document: Document, source: string, addresses: Addresses): Finding[] {
  const base = baseOf(document);
  if (!base || !hasBaseFault(document, addresses)) return [];
  const href = attributeOf(base, 'href') ?? '';
  const whole = addresses.links
    .filter(({ url }) => isRelative(url))
    .flatMap(({ url }) => wholeAddress(url, href) ?? [])
    .slice(0, 2)
    .map((url) => shortened(url));
  const place = placeOf(base);
  return [
    {
      kind: 'base_address',
      message: `Mail programs drop <base>; write whole addresses${whole.length > 0 ? `, such as ${whole.join(' and ')}` : ''}`,
      part: startTagOf(base, source),
      ...(place && { place }),
    },
  ];
}
