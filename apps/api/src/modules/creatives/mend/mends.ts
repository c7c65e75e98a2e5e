import type { MendKind } from '@mailroom/domain/verdicts/creativeMends';
import { foreignField } from '@mailroom/domain/verdicts/foreignFields';
import { defaultTreeAdapter } from 'parse5';
import { encodingFaults } from '../check/judge/encoding.ts';
import { oddSpelling, type OddSpelling } from '../check/judge/linkSpelling.ts';
import { textsEscapedTwice } from '../check/judge/textsEscapedTwice.ts';
import { windowsCharacters } from '../check/judge/windowsCharacters.ts';
import { baseOf, isRelative, wholeAddress } from '../html/baseAddress.ts';
import { imageUrlEdits } from '../html/replaceImages.ts';
import { layoutTables } from '../check/judge/layoutTables.ts';
import { unsizedImages } from '../check/judge/unsizedImages.ts';
import { picturesIn, picturesToldByLinks, unnamedLinkElements } from '../check/judge/linkPictures.ts';
import { linkKind } from '../html/linkKind.ts';
import { isInsecure } from '../check/linkRules.ts';
import { missedUnsubscribeFields, placeholdersOfOthers, unsubscribeFieldsIn } from '../check/fieldRules.ts';
import { linkFieldsOfOthers, withOurFields } from '../check/linkFields.ts';
import type { Edit } from '../html/edits.ts';
import { isPixel } from '../html/images.ts';
import { textRanges } from '../html/textRanges.ts';
import { splitMergeFields } from '@mailroom/domain/merge/mergeFields';
import { attributeOf, elementsOf, type Document, type Element } from '../html/tree.ts';
import { escapeHtml } from '../html/values.ts';
import { altTextFor } from './altText.ts';
import { addressMend, unsubscribeLink, unsubscribeMend } from './foot.ts';
import { done, firstOf, insert, type Mend, type MendedEmail } from './mendedEmail.ts';
import { httpsEdit, secured } from './provenHttps.ts';
import { shownSize } from './shownSize.ts';
import { languageOf } from './language.ts';

const LEFT: Mend = { edits: [], left: 1 };

/** The offset after a start tag's name, where an attribute can be added. */
function behindName({ sourceCodeLocation, tagName }: Element): number | undefined {
  const tag = sourceCodeLocation?.startTag ?? sourceCodeLocation;
  return tag ? tag.startOffset + 1 + tagName.length : undefined;
}

/** The offset at which a document begins, after its doctype. */
function beginning(document: Document): number {
  return (
    document.childNodes.find((node) => defaultTreeAdapter.isDocumentTypeNode(node))?.sourceCodeLocation?.endOffset ?? 0
  );
}

/** Writes a tag at the beginning of the head, even where the file has none. */
function inHead({ document }: MendedEmail, tag: string): Mend {
  const [html, head] = [firstOf(document, 'html'), firstOf(document, 'head')];
  const start = head?.sourceCodeLocation?.startTag ?? html?.sourceCodeLocation?.startTag;
  return done(insert(start?.endOffset ?? beginning(document), `\n${tag}\n`));
}

async function languageMend({ document, words }: MendedEmail): Promise<Mend> {
  const language = await languageOf(words);
  if (language === null) return LEFT;
  const element = firstOf(document, 'html');
  const written = element?.sourceCodeLocation?.attrs?.['lang'];
  if (written) return done({ from: written.startOffset, to: written.endOffset, text: `lang="${language}"` });
  const at = element && behindName(element);
  if (at !== undefined) return done(insert(at, ` lang="${language}"`));
  return done(insert(beginning(document), `<html lang="${language}">\n`));
}

function encodingMend(email: MendedEmail): Mend {
  const { wrong, isMissing } = encodingFaults(email.document, email.html);
  if (isMissing) return inHead(email, '<meta charset="utf-8">');
  const edits = wrong.flatMap(({ element, attribute }): Edit[] => {
    const written = element.sourceCodeLocation?.attrs?.[attribute];
    const text = attribute === 'charset' ? 'charset="utf-8"' : 'content="text/html; charset=utf-8"';
    return written ? [{ from: written.startOffset, to: written.endOffset, text }] : [];
  });
  return { edits, left: wrong.length - edits.length };
}

function titleMend(email: MendedEmail): Mend {
  const { document, subject } = email;
  const text = splitMergeFields(subject ?? '')
    .map((piece) => (typeof piece === 'string' ? piece : piece.fallback))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return LEFT;
  const title = firstOf(document, 'title')?.sourceCodeLocation;
  const written = `<title>${escapeHtml(text)}</title>`;
  if (title) return done({ from: title.startOffset, to: title.endOffset, text: written });
  return inHead(email, written);
}

async function fieldMend(email: MendedEmail): Promise<Mend> {
  const { document, sent, links } = email;
  const ranges = textRanges(document);
  const offsets = (fields: readonly { offset: number }[]) => new Set(fields.map(({ offset }) => offset));
  const told = offsets(missedUnsubscribeFields(sent, links, ranges));
  const drawn = offsets(unsubscribeFieldsIn(sent, links, ranges));
  const link = drawn.size > 0 ? await unsubscribeLink(email, 'inherit') : '';
  const edits = placeholdersOfOthers(sent, links).flatMap(({ text, offset }): Edit[] => {
    const field = foreignField(text)?.field;
    if (field === undefined || told.has(offset)) return [];
    // Other tools write a whole link there, and ours only writes the address.
    return [{ from: offset, to: offset + text.length, text: drawn.has(offset) ? link : field }];
  });
  const inLinks = linkFieldsOfOthers(sent, links).map(({ offset, length, field }): Edit => ({
    from: offset,
    to: offset + length,
    text: field,
  }));
  return { edits: [...edits, ...inLinks], left: 0 };
}

/** The value of an attribute in the file, with the name and quotes around it. */
function written(name: string, value: string): string {
  return `${name}="${escapeHtml(value)}"`;
}

function baseMend({ document, html, links, kinds, httpsBeginnings }: MendedEmail): Mend {
  const base = baseOf(document);
  const href = base && attributeOf(base, 'href');
  const at = base?.sourceCodeLocation;
  if (href === undefined || !at) return LEFT;
  const whole = (url: string) => (isRelative(url) ? (wholeAddress(url, href) ?? undefined) : undefined);
  // A link that isn't proven has the http of the base, which the check hasn't seen yet.
  let insecure = 0;
  const edits = links.flatMap(({ url, text, from, to }): Edit[] => {
    const address = whole(url);
    if (address === undefined || from === undefined || to === undefined) return [];
    const other = kinds.includes('insecure_link') ? secured(address, address, httpsBeginnings) : address;
    if (isInsecure({ url: other, kind: linkKind(other, text) })) insecure += 1;
    return [{ from, to, text: written('href', other) }];
  });
  // Without the base, an address that stays relative would lose its host.
  if (edits.length < links.filter(({ url }) => isRelative(url)).length) return LEFT;
  return {
    ...done({ from: at.startOffset, to: at.endOffset, text: '' }, ...edits, ...imageUrlEdits(document, html, whole)),
    brings: { kind: 'insecure_link', findings: insecure },
  };
}

function spellingMend(kind: OddSpelling['kind']) {
  return ({ html, links, kinds, httpsBeginnings }: MendedEmail): Mend => {
    // The whole address is replaced, so a change inside it would be lost.
    const final = (url: string, meant: string) => {
      const address = kinds.includes('foreign_merge_field') ? withOurFields(meant) : meant;
      return kinds.includes('insecure_link') ? secured(address, url, httpsBeginnings) : address;
    };
    const edits = links.flatMap(({ url, from, to }): Edit[] => {
      if (from === undefined || to === undefined) return [];
      const odd = oddSpelling(url, html.slice(from, to));
      return odd?.kind === kind ? [{ from, to, text: written('href', final(url, odd.meant)) }] : [];
    });
    return { edits, left: 0 };
  };
}

function characterMend({ html }: MendedEmail): Mend {
  const edits = windowsCharacters(html).map(({ at, meant }): Edit => ({ from: at, to: at + 1, text: meant }));
  return { edits, left: 0 };
}

function textMend({ document, html }: MendedEmail): Mend {
  const edits = textsEscapedTwice(document, html).map(({ from, to, reference }): Edit => ({
    from,
    to,
    text: reference,
  }));
  return { edits, left: 0 };
}

function secureMend({ html, links, httpsBeginnings }: MendedEmail): Mend {
  const insecure = links.filter((link) => isInsecure(link));
  const edits = insecure.flatMap((link) => httpsEdit(html, link, httpsBeginnings) ?? []);
  return { edits, left: insecure.length - edits.length };
}

function altMend({ document, links }: MendedEmail): Mend {
  const edits: Edit[] = [];
  const told = picturesToldByLinks(document, links);
  let left = 0;
  for (const element of elementsOf(document)) {
    const url = element.tagName === 'img' ? attributeOf(element, 'src')?.trim() : undefined;
    if (!url || attributeOf(element, 'alt') !== undefined || isPixel(element) || told.has(element)) continue;
    const [text, at] = [altTextFor(url), behindName(element)];
    if (text === null || at === undefined) left += 1;
    else edits.push(insert(at, ` alt="${escapeHtml(text)}"`));
  }
  return { edits, left };
}

/** The first picture of a link whose file has a telling name, with that name. */
function namingPicture(link: Element): { picture: Element; text: string } | undefined {
  for (const picture of picturesIn(link)) {
    const text = altTextFor(attributeOf(picture, 'src')?.trim() ?? '');
    if (text) return { picture, text };
  }
  return undefined;
}

/** Writes an alt text where a picture has none, and instead of an empty one. */
function linkNameMend({ document, links }: MendedEmail): Mend {
  const unnamed = unnamedLinkElements(document, links);
  const edits = unnamed.flatMap((link): Edit[] => {
    const naming = link && namingPicture(link);
    if (!naming) return [];
    const alt = ` alt="${escapeHtml(naming.text)}"`;
    const old = naming.picture.sourceCodeLocation?.attrs?.['alt'];
    if (old) return [{ from: old.startOffset, to: old.endOffset, text: alt.trim() }];
    const at = behindName(naming.picture);
    return at === undefined ? [] : [insert(at, alt)];
  });
  return { edits, left: unnamed.length - edits.length };
}

function sizeMend({ document, html, imageSizes }: MendedEmail): Mend {
  const edits: Edit[] = [];
  let left = 0;
  for (const image of unsizedImages(document, html)) {
    const [size, at] = [shownSize(image, imageSizes.get(image.url)), behindName(image.element)];
    if (size === null || at === undefined) left += 1;
    else edits.push(insert(at, ` width="${size.width}"${size.height === null ? '' : ` height="${size.height}"`}`));
  }
  return { edits, left };
}

function tableMend({ document, html }: MendedEmail): Mend {
  const tables = layoutTables(document, html);
  const edits = tables.flatMap((table): Edit[] => {
    const at = behindName(table);
    return at === undefined ? [] : [insert(at, ' role="presentation"')];
  });
  return { edits, left: tables.length - edits.length };
}

export const mends: Readonly<Record<MendKind, (email: MendedEmail) => Mend | Promise<Mend>>> = {
  no_language: languageMend,
  wrong_encoding: encodingMend,
  no_title: titleMend,
  foreign_merge_field: fieldMend,
  base_address: baseMend,
  link_escaped_twice: spellingMend('link_escaped_twice'),
  link_spelling: spellingMend('link_spelling'),
  windows_character: characterMend,
  text_escaped_twice: textMend,
  insecure_link: secureMend,
  image_without_text: altMend,
  link_without_name: linkNameMend,
  image_without_size: sizeMend,
  layout_table: tableMend,
  no_unsubscribe_link: unsubscribeMend,
  no_postal_address: addressMend,
};
