import { STANDARD_THRESHOLDS } from '@mailroom/domain/verdicts/checkSettings';
import type { Thresholds } from '@mailroom/domain/verdicts/checkThresholds';
import { encodedSize, type EncodedSize } from '../../../platform/mail/textEncoding.ts';
import { findActiveContent, findInsecureFonts } from '../html/active.ts';
import { derivedTextOf } from './derivedText.ts';
import { checkClients } from './clients/checkClients.ts';
import type { ClientResult } from './clients/checkClients.ts';
import { findImages } from '../html/images.ts';
import type { FoundImage } from '../html/images.ts';
import { findLinks } from '../html/links.ts';
import type { FoundLink } from '../html/links.ts';
import { addressFindings, altFindings, hasBody, sizeFindings, textShareFindings } from './rules.ts';
import { fallbackFindings, missedUnsubscribeFields, placeholderFindings, placeholdersOfOthers } from './fieldRules.ts';
import { linkFieldFindings } from './linkFields.ts';
import {
  appLinkFindings,
  insecureLinkFindings,
  meantToUnsubscribe,
  misleadingLinkFindings,
  misnamedUnsubscribeFindings,
  unnamedLinkFindings,
  unsubscribeFindings,
} from './linkRules.ts';
import { languageOf, namingFindings, widthFindings } from './documentRules.ts';
import { baseFindings, hasBaseFault } from './judge/baseAddress.ts';
import { lostLetterFindings } from './judge/letters.ts';
import { conditionalFindings } from './judge/conditionalComments.ts';
import { gmailStyleFindings } from './judge/gmailStyles.ts';
import { linkSpellingFindings } from './judge/linkSpelling.ts';
import { hasHostAsUser, lookalikeFindings } from './judge/lookalikes.ts';
import { outlookTargetFindings } from './judge/outlookTargets.ts';
import { trackingFindings } from './judge/trackingParameters.ts';
import { escapedTwiceFindings } from './judge/textsEscapedTwice.ts';
import { windowsCharacterFindings } from './judge/windowsCharacters.ts';
import { isRelative } from '../html/baseAddress.ts';
import { encodingFindings } from './judge/encoding.ts';
import { subjectFindings } from './lineRules.ts';
import { fillerFindings } from './judge/fillerTexts.ts';
import { filterWordFindings, textsOf } from './judge/filterWords.ts';
import { headingFindings } from './judge/headings.ts';
import { layoutTableFindings } from './judge/layoutTables.ts';
import { unsizedImageFindings } from './judge/unsizedImages.ts';
import { saidSizes, type SaidSize } from '../html/styles/saidSizes.ts';
import { readabilityFindings } from './readability.ts';
import { readMail, sentSource } from '../html/mail.ts';
import { attributeOf, elementsOf, textOf } from '../html/tree.ts';
import { textRanges } from '../html/textRanges.ts';
import type { Document } from '../html/tree.ts';
import { plainFinding, type Finding } from '../html/finding.ts';
import { hiddenPreheader, withoutHidden } from '../html/hidden.ts';
import { findPlaceholders } from '@mailroom/domain/merge/mergeFields';

export interface HtmlContent {
  html: string;
  subject: string | null;
  postalAddress: string | null;
  requiredClients: readonly string[];
  /** The preheader that a person wrote. Inboxes show it instead of the hidden text in the HTML. */
  preheader?: string | null;
  /** The account's thresholds. Default: Mailroom's own. */
  thresholds?: Thresholds;
}

export interface Analysis {
  findings: Finding[];
  links: FoundLink[];
  images: FoundImage[];
  /** The sizes that the HTML gives its images, by their addresses. */
  saidSizes: ReadonlyMap<string, SaidSize>;
  clients: ClientResult[];
  derivedText: string;
  mergeFields: string[];
  words: string;
  /** Empty when the HTML names none. */
  language: string;
  /** Hidden text at the start of the HTML, which inboxes show beside the subject; null without one. */
  preheader: string | null;
  /** The weight of the HTML as it is sent; null for plain text. */
  sentSize: EncodedSize | null;
  /** Names that `#name` links can lead to. */
  anchors: string[];
}

export function mergeFieldsOf(...texts: (string | null)[]): string[] {
  return [
    ...new Set(
      texts
        .flatMap((text) => findPlaceholders(text ?? ''))
        .filter((found) => found.isKnown)
        .map((found) => found.name),
    ),
  ];
}

function anchorsOf(document: Document): string[] {
  return [...elementsOf(document)].flatMap((element) =>
    [attributeOf(element, 'id'), attributeOf(element, 'name')].filter((name) => name !== undefined),
  );
}

function clientFindings(clients: readonly ClientResult[]): Finding[] {
  return clients
    .filter((client) => client.isRequired)
    .flatMap((client): Finding[] => {
      const name = `${client.family} (${client.platform})`;
      if (client.verdict === 'unknown') {
        return [{ kind: 'client_unchecked', message: `${name} could not be checked`, part: name }];
      }
      const lost = client.issues.filter((issue) => issue.losesContent);
      const [first] = lost;
      if (!first) return [];
      const features = lost.map((issue) => issue.feature).join(', ');
      return [
        {
          kind: 'client_loses_content',
          message: `${name} does not show: ${features}`,
          part: `${name} ${features}`,
          client: name,
          ...(first.line !== undefined && { place: { line: first.line, col: first.col ?? 1 } }),
        },
      ];
    });
}

/** Finds everything about an HTML e-mail that needs no network. Pure; runs in a helper process. */
export function analyseHtml({
  html,
  subject,
  postalAddress,
  requiredClients,
  preheader: ownPreheader = null,
  thresholds = STANDARD_THRESHOLDS,
}: HtmlContent): Analysis {
  const mail = readMail(html);
  const { document } = mail;
  const sent = sentSource(mail);
  const found = findLinks(mail);
  const meant = new Set(meantToUnsubscribe(found));
  const foundImages = findImages(mail);
  const isRebased = hasBaseFault(document, { links: found, images: foundImages });
  const isTold = ({ url }: { url: string }) => isRebased && isRelative(url);
  const inLinks = linkFieldFindings(sent, found);
  const links = found.map((link) =>
    meant.has(link) || isTold(link) || hasHostAsUser(link) || inLinks.told.has(link) ? { ...link, isTold: true } : link,
  );
  const images = foundImages.map((image) => (isTold(image) ? { ...image, isTold: true as const } : image));
  const words = textOf(document);
  const drawn = missedUnsubscribeFields(sent, links, textRanges(document));
  const clients = checkClients(document, html, requiredClients);
  const preheader = hiddenPreheader(document, html);
  const shownPreheader = ownPreheader?.trim() ? ownPreheader : preheader;
  const written = { subject, preheader: shownPreheader, texts: textsOf(document, html) };
  const findings: Finding[] = [
    ...(hasBody(words, images)
      ? [
          ...unsubscribeFindings(links, drawn[0]),
          ...addressFindings(words, postalAddress, placeholdersOfOthers(sent, links)),
        ]
      : [plainFinding('no_body', 'body')]),
    ...findActiveContent(mail),
    ...baseFindings(document, html, { links, images }),
    ...clientFindings(clients),
    ...sizeFindings(html, thresholds),
    ...placeholderFindings(sent, links, drawn),
    ...inLinks.findings,
    ...fallbackFindings(sent, links),
    ...subjectFindings(subject, thresholds),
    ...textShareFindings({ words, postalAddress, images, links }, thresholds),
    ...insecureLinkFindings(links),
    ...appLinkFindings(links),
    ...misleadingLinkFindings(links),
    ...misnamedUnsubscribeFindings(links),
    ...trackingFindings(links),
    ...lookalikeFindings(links),
    ...linkSpellingFindings(links, html),
    ...outlookTargetFindings(links),
    ...conditionalFindings(document, html),
    ...gmailStyleFindings(document, html),
    ...windowsCharacterFindings(html),
    ...escapedTwiceFindings(document, html),
    ...unnamedLinkFindings(links),
    ...findInsecureFonts(document, html),
    ...altFindings(document, { images, links }),
    ...unsizedImageFindings(document, html),
    ...readabilityFindings(document, html, thresholds),
    ...widthFindings(document, html, thresholds),
    ...namingFindings(document),
    ...encodingFindings(document, html),
    ...lostLetterFindings(sent),
    ...fillerFindings({ ...written, images }),
    ...filterWordFindings(written, thresholds),
    ...headingFindings(document, html),
    ...layoutTableFindings(document, html),
  ];
  return {
    findings,
    links,
    images,
    saidSizes: saidSizes(mail),
    clients,
    words,
    language: languageOf(document),
    preheader,
    derivedText: derivedTextOf(withoutHidden(document, sent)),
    mergeFields: mergeFieldsOf(sent, subject, ownPreheader),
    sentSize: encodedSize(html),
    anchors: anchorsOf(document),
  };
}
