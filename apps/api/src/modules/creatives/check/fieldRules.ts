import { findPlaceholders } from '@mailroom/domain/merge/mergeFields';
import { isPersonal } from '@mailroom/domain/merge/readers';
import { foreignField } from '@mailroom/domain/verdicts/foreignFields';
import type { FoundLink } from '../html/links.ts';
import { placeIn } from '../html/placeIn.ts';
import type { Finding, Place } from '../html/finding.ts';
import type { Range } from '../html/mail.ts';
import { hasUnsubscribeLink, meantToUnsubscribe } from './linkRules.ts';

type Placeholder = ReturnType<typeof findPlaceholders>[number];

/** Says that nobody fills a field in; `where` names the part of the e-mail that it is in, if that isn't the HTML. */
function unfilled(text: string, where: string): Pick<Finding, 'kind' | 'message'> {
  const foreign = foreignField(text);
  return foreign
    ? {
        kind: 'foreign_merge_field',
        message: `${text}${where} is a field of ${foreign.tool} and goes out unchanged; use ${foreign.field}`,
      }
    : { kind: 'unknown_merge_field', message: `${text}${where} is not a Mailroom field and goes out unchanged` };
}

/** Placeholders of any tool in the HTML that is sent, apart from those in the target of a link. */
function placeholdersIn(sent: string, links: readonly FoundLink[]): Placeholder[] {
  const isInLink = (offset: number): boolean =>
    links.some(({ from, to }) => from !== undefined && to !== undefined && offset >= from && offset < to);
  return findPlaceholders(sent).filter((found) => !isInLink(found.offset));
}

/** Placeholders of other tools, apart from those in the target of a link, which `linkFields` reads. */
export function placeholdersOfOthers(sent: string, links: readonly FoundLink[]): Placeholder[] {
  return placeholdersIn(sent, links).filter(({ isKnown }) => !isKnown);
}

/** Fields of other tools in the text that draw an unsubscribe link. `ranges` are those of the text outside of links. */
export function unsubscribeFieldsIn(
  sent: string,
  links: readonly FoundLink[],
  ranges: readonly Range[],
): (Placeholder & { place: Place })[] {
  return placeholdersOfOthers(sent, links)
    .filter(
      ({ text, offset }) =>
        foreignField(text)?.field === '{{unsubscribe_url}}' &&
        ranges.some(({ from, to }) => offset >= from && offset < to),
    )
    .map((field) => ({ ...field, place: placeIn(sent, field.offset) }));
}

/** The same fields, where no link unsubscribes and none is meant to: the missing unsubscribe link has one finding. */
export function missedUnsubscribeFields(
  sent: string,
  links: readonly FoundLink[],
  ranges: readonly Range[],
): ReturnType<typeof unsubscribeFieldsIn> {
  if (hasUnsubscribeLink(links) || meantToUnsubscribe(links).length > 0) return [];
  return unsubscribeFieldsIn(sent, links, ranges);
}

/** `told` are fields that another finding names. */
export function placeholderFindings(
  sent: string,
  links: readonly FoundLink[],
  told: readonly { offset: number }[] = [],
): Finding[] {
  const offsets = new Set(told.map(({ offset }) => offset));
  return placeholdersOfOthers(sent, links)
    .filter(({ offset }) => !offsets.has(offset))
    .slice(0, 200)
    .map(({ text, offset }) => ({ ...unfilled(text, ''), part: text, place: placeIn(sent, offset) }));
}

/** Fields that every member of an audience has. */
const ALWAYS_THERE: ReadonlySet<string> = new Set(['email']);

/** Whether a field leaves a gap for a reader without a value. */
function leavesGap({ text, name, isKnown }: Placeholder): boolean {
  return isKnown && isPersonal(name) && !ALWAYS_THERE.has(name) && !text.includes('|');
}

function gapMessage(text: string): string {
  return `${text} has no fallback: for a reader without a value it leaves a gap`;
}

export function fallbackFindings(sent: string, links: readonly FoundLink[]): Finding[] {
  return placeholdersIn(sent, links)
    .filter(leavesGap)
    .slice(0, 200)
    .map(({ text, offset }): Finding => ({
      kind: 'missing_fallback',
      message: gapMessage(text),
      part: text,
      place: placeIn(sent, offset),
    }));
}

/** Each placeholder once: a text beside the HTML has no places to tell apart. */
function each(text: string | null): Placeholder[] {
  return [...new Map(findPlaceholders(text ?? '').map((found) => [found.text, found])).values()];
}

/** The fields of a line that the sender fills in: the subject or the preheader. */
function fieldsIn(text: string | null, name: 'subject' | 'preheader'): Finding[] {
  return each(text).flatMap((found): Finding[] => {
    const part = `${name} ${found.text}`;
    if (!found.isKnown) return [{ ...unfilled(found.text, ` in the ${name}`), part, field: name }];
    return leavesGap(found)
      ? [{ kind: 'missing_fallback', message: `${gapMessage(found.text)} in the ${name}`, part, field: name }]
      : [];
  });
}

/** How many fields leave a gap in a line for a reader without a value. */
export function gapsIn(line: string): number {
  return each(line).filter(leavesGap).length;
}

interface Lines {
  subject: string | null;
  preheader: string | null;
  fromName: string | null;
  replyTo: string | null;
  postalAddress: string | null;
}

/** Finds fields outside the body. Nobody fills in fields of the sender profile's texts, not even ours. */
export function lineFieldFindings({ subject, preheader, fromName, replyTo, postalAddress }: Lines): Finding[] {
  const ofSender = { 'from name': fromName, 'reply-to address': replyTo, 'postal address': postalAddress };
  return [
    ...fieldsIn(subject, 'subject'),
    ...fieldsIn(preheader, 'preheader'),
    ...Object.entries(ofSender).flatMap(([name, text]) =>
      each(text).map((found): Finding => ({
        kind: 'unknown_merge_field',
        message: `${found.text} in the ${name} goes out unchanged: nobody fills in a field there`,
        part: `${name} ${found.text}`,
        field: 'sender',
      })),
    ),
  ];
}
