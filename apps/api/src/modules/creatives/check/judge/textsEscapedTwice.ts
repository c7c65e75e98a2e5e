import { defaultTreeAdapter, parseFragment } from 'parse5';
import type { Finding } from '../../html/finding.ts';
import { shownElements } from '../../html/hidden.ts';
import { placeIn } from '../../html/placeIn.ts';
import type { Document } from '../../html/tree.ts';

/** A reference to a character, with the & in front of it written as a reference too. */
const TWICE = /&amp;((?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});)/gi;

/** Elements whose text is not read, or shows code, in which `&ndash;` may be meant. */
const NOT_PROSE: ReadonlySet<string> = new Set(
  'code head kbd noscript pre samp script style svg template textarea title'.split(' '),
);

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** More than a template has. Each needs its place in the file. */
const MOST = 50;

interface EscapedTwice {
  /** The range of `&amp;ndash;` in the file. */
  from: number;
  to: number;
  /** `&ndash;`: the reference that was meant, and the letters that a reader sees. */
  reference: string;
  /** The character that was meant. */
  meant: string;
}

/** The character of a reference; null where it is the name of none. */
function characterOf(reference: string): string | null {
  const [node] = parseFragment(reference).childNodes;
  const text = node && defaultTreeAdapter.isTextNode(node) ? node.value : reference;
  return text === reference ? null : text;
}

/** Finds references to characters that were escaped a second time, so that readers see their names. */
export function textsEscapedTwice(document: Document, source: string): EscapedTwice[] {
  return [...shownElements(document, source)].flatMap(({ tagName, childNodes }) =>
    NOT_PROSE.has(tagName)
      ? []
      : childNodes.flatMap((node) => {
          const at = defaultTreeAdapter.isTextNode(node) ? node.sourceCodeLocation : undefined;
          if (!at) return [];
          return [...source.slice(at.startOffset, at.endOffset).matchAll(TWICE)].flatMap((match): EscapedTwice[] => {
            const reference = `&${match[1] ?? ''}`;
            const meant = characterOf(reference);
            const from = at.startOffset + match.index;
            return meant === null ? [] : [{ from, to: from + match[0].length, reference, meant }];
          });
        }),
  );
}

export function escapedTwiceFindings(document: Document, source: string): Finding[] {
  return textsEscapedTwice(document, source)
    .slice(0, MOST)
    .map(({ from, reference, meant }) => ({
      kind: 'text_escaped_twice',
      message: `Readers see '${reference}' as letters${VISIBLE.test(meant) ? `; ${meant} was meant` : ''}`,
      part: reference,
      place: placeIn(source, from),
    }));
}
