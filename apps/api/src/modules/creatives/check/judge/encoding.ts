import { attributeOf, elementsOf, isHtml, placeOf, startTagOf } from '../../html/tree.ts';
import type { Document, Element } from '../../html/tree.ts';
import type { Finding } from '../../html/finding.ts';

interface DeclaredEncoding {
  element: Element;
  /** The attribute that declares it. */
  attribute: 'charset' | 'content';
  name: string;
}

function declaredBy(element: Element): Omit<DeclaredEncoding, 'element'> | null {
  const charset = attributeOf(element, 'charset');
  if (charset !== undefined) return { attribute: 'charset', name: charset.trim() };
  if (!/^content-type$/i.test(attributeOf(element, 'http-equiv')?.trim() ?? '')) return null;
  const name = /charset\s*=\s*["']?\s*([^\s"';]+)/i.exec(attributeOf(element, 'content') ?? '')?.[1];
  return name === undefined ? null : { attribute: 'content', name };
}

/** Finds where the HTML declares its encoding: `<meta charset>`, or the older `<meta http-equiv="Content-Type">`. */
function declaredEncodings(document: Document): DeclaredEncoding[] {
  return [...elementsOf(document)].flatMap((element) => {
    const declared = element.tagName === 'meta' && isHtml(element) ? declaredBy(element) : null;
    return declared ? [{ element, ...declared }] : [];
  });
}

const BEYOND_ASCII = /[^\0-\u007F]/;

/**
 * Returns the wrong declarations, and whether a declaration is missing. Without letters beyond ASCII all encodings read
 * the same, so nothing is missing. E-mails go out as UTF-8, whatever the file was.
 */
export function encodingFaults(document: Document, source: string): { wrong: DeclaredEncoding[]; isMissing: boolean } {
  const declared = declaredEncodings(document);
  const wrong = declared.filter(({ name }) => !/^utf-?8$/i.test(name));
  return { wrong, isMissing: declared.length === 0 && BEYOND_ASCII.test(source) };
}

const GARBLED = 'a program that trusts it shows Ã¤ instead of ä';

export function encodingFindings(document: Document, source: string): Finding[] {
  const { wrong, isMissing } = encodingFaults(document, source);
  if (isMissing) {
    const message = 'The HTML does not declare its encoding: saved or forwarded, it may show Ã¤ instead of ä';
    return [{ kind: 'wrong_encoding', message, part: 'encoding' }];
  }
  return wrong.map(({ element, name }) => {
    const place = placeOf(element);
    return {
      kind: 'wrong_encoding',
      message: `The HTML declares ${name.slice(0, 40) || 'no encoding'} but goes out as UTF-8: ${GARBLED}`,
      part: startTagOf(element, source),
      ...(place && { place }),
    };
  });
}
