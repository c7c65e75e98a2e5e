import type { MendKind } from '@mailroom/domain/verdicts/creativeMends';
import type { PixelSize } from '../../../platform/images/pixelSize.ts';
import type { Edit } from '../html/edits.ts';
import type { FoundLink } from '../html/links.ts';
import { elementsOf, isHtml, type Document, type Element } from '../html/tree.ts';
import type { HttpsBeginnings } from './provenHttps.ts';

export interface MendedEmail {
  html: string;
  /** The HTML with blanks for what isn't sent. */
  sent: string;
  document: Document;
  links: readonly FoundLink[];
  words: string;
  subject: string | null;
  /** The kinds of findings that are mended. */
  kinds: readonly MendKind[];
  imageSizes: ReadonlyMap<string, PixelSize>;
  httpsBeginnings: HttpsBeginnings;
}

/** The changes for one kind of findings. `left` counts the places for which nothing says how to change them. */
export interface Mend {
  edits: readonly Edit[];
  left: number;
  /** Findings of another kind that the change brings to light. */
  brings?: { kind: MendKind; findings: number };
}

export function done(...edits: Edit[]): Mend {
  return { edits, left: 0 };
}

export function insert(at: number, text: string): Edit {
  return { from: at, to: at, text };
}

export function firstOf(document: Document, name: string): Element | undefined {
  for (const element of elementsOf(document)) if (element.tagName === name && isHtml(element)) return element;
  return undefined;
}
