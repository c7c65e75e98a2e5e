import { foreignField } from '@mailroom/domain/verdicts/foreignFields';
import { findPlaceholders } from '@mailroom/domain/merge/mergeFields';
import type { FoundLink } from '../html/links.ts';
import { linksInText } from '../html/textLinks.ts';
import { plainFinding, type Finding } from '../html/finding.ts';
import { shortened } from './shortened.ts';

function fieldFindings(text: string): Finding[] {
  const unknown = findPlaceholders(text).filter(({ isKnown }) => !isKnown);
  return [...new Set(unknown.map((found) => found.text))].map((field) => {
    const foreign = foreignField(field);
    const advice = foreign ? ` is a field of ${foreign.tool}; use ${foreign.field}` : ' is not a Mailroom field';
    return { kind: 'text_merge_field', message: `${field} in the text part${advice}`, part: field };
  });
}

/** Addresses whose absence a reader of the text would notice. */
function targetsOf(links: readonly FoundLink[]): Set<string> {
  return new Set(links.filter(({ kind }) => kind === 'web').map(({ url }) => url.trim()));
}

/** Finds the faults of a text part that a person wrote. Readers without HTML get only this text. */
export function textPartFindings(text: string, links: readonly FoundLink[]): Finding[] {
  const own = linksInText(text);
  const there = targetsOf(own);
  const lacking = [...targetsOf(links)].filter((url) => !there.has(url));
  const isLeave = ({ text: field }: { text: string }) => foreignField(field)?.field === '{{unsubscribe_url}}';
  // A field of another tool for this link has its own finding.
  const canLeave = own.some(({ kind }) => kind === 'unsubscribe') || findPlaceholders(text).some(isLeave);
  return [
    ...(canLeave ? [] : [plainFinding('text_no_unsubscribe', 'text')]),
    ...lacking.map((url): Finding => ({
      kind: 'text_link_missing',
      message: `The text part does not have the link to ${shortened(url)}`,
      part: url,
    })),
    ...fieldFindings(text),
  ];
}
