import { findPlaceholders, splitMergeFields } from '@mailroom/domain/merge/mergeFields';
import { foreignField } from '@mailroom/domain/verdicts/foreignFields';
import { edited, type Edit } from '../html/edits.ts';
import type { Finding } from '../html/finding.ts';
import type { FoundLink } from '../html/links.ts';
import { placeIn } from '../html/placeIn.ts';
import { meantToUnsubscribe } from './linkRules.ts';
import { shortened } from './shortened.ts';

/** A field of another tool in an address, and the one of ours that takes its place. */
interface AddressField {
  text: string;
  tool: string;
  field: string;
  offset: number;
  /** Its length in the file, which may spell its brackets as `&lt;`. */
  length: number;
}

const BRACKETS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' };

function unescaped(text: string): string {
  return text.replace(/&(?:lt|gt|amp|quot);/g, (entity) => BRACKETS[entity] ?? entity);
}

/** Whether the sender can fill in a field there. Only the unsubscribe address is a whole web address, and it is nothing else. */
function fits(field: string, isWhole: boolean): boolean {
  return splitMergeFields(field).every((piece) => {
    if (typeof piece === 'string' || piece.name === 'postal_address') return false;
    if (piece.name === 'unsubscribe_url') return isWhole;
    return !isWhole || piece.name.startsWith('custom.');
  });
}

/** The fields of other tools in an address that ours can replace. */
function fieldsOfOthers(address: string): AddressField[] {
  return findPlaceholders(address).flatMap((found): AddressField[] => {
    const text = unescaped(found.text);
    const foreign = found.isKnown ? undefined : foreignField(text);
    if (!foreign || !fits(foreign.field, address.trim() === found.text)) return [];
    return [{ text, ...foreign, offset: found.offset, length: found.text.length }];
  });
}

/** The same address with our fields for those of other tools. */
export function withOurFields(address: string): string {
  const edits = fieldsOfOthers(address).map(({ offset, length, field }): Edit => ({
    from: offset,
    to: offset + length,
    text: field,
  }));
  return edited(address, edits);
}

/** `href=` in any spelling, with the quote that opens the address. */
const OPENING = /^[^=]*=\s*(["']?)/;

function fieldsInTarget(sent: string, { from = 0, to = 0 }: FoundLink): AddressField[] {
  const attribute = sent.slice(from, to);
  const [opening, quote] = OPENING.exec(attribute) ?? [''];
  const fields = fieldsOfOthers(attribute.slice(opening.length, quote ? -1 : undefined));
  return (
    fields
      // Without quotes, a blank would end the address.
      .filter(({ field }) => quote || !/\s/.test(field))
      .map((each) => ({ ...each, offset: from + opening.length + each.offset }))
  );
}

/** The fields of other tools in the addresses of links, apart from the unsubscribe link: its own finding names it. */
export function linkFieldsOfOthers(sent: string, links: readonly FoundLink[]): (AddressField & { link: FoundLink })[] {
  const meant = new Set(meantToUnsubscribe(links));
  return links
    .filter((link) => !meant.has(link))
    .flatMap((link) => fieldsInTarget(sent, link).map((field) => ({ ...field, link })));
}

/** The findings about such fields, and the links with which nothing else is wrong. */
export function linkFieldFindings(
  sent: string,
  links: readonly FoundLink[],
): { findings: Finding[]; told: ReadonlySet<FoundLink> } {
  const fields = linkFieldsOfOthers(sent, links);
  const byLink = Map.groupBy(fields, ({ link }) => link);
  const told = [...byLink].filter(
    ([{ url }, { length }]) => findPlaceholders(url).filter(({ isKnown }) => !isKnown).length === length,
  );
  const findings = fields.slice(0, 200).map(({ link, text, tool, field, offset }): Finding => {
    const where = `in the address of the link '${shortened(link.text || link.url)}'`;
    return {
      kind: 'foreign_merge_field',
      message: `${text} ${where} is a field of ${tool} and goes out unchanged; use ${field}`,
      part: `${link.part} ${text}`,
      place: placeIn(sent, offset),
      link: link.position,
    };
  });
  return { findings, told: new Set(told.map(([link]) => link)) };
}
