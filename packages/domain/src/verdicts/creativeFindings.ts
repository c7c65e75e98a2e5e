import type { Severity } from '../statuses/recordStatuses.ts';

interface FindingKind {
  readonly kind: string;
  /** The text of a finding that has nothing to add about its place. */
  readonly label: string;
  readonly severity: Severity;
  /** The status it forces while it is open. A Critical finding without one leads to Need Attention. */
  readonly forces?: 'Error - Invalid Creative' | 'Error - Invalid Seed';
  /** Whether a person may override it. Only new content, or the missing sign-off, clears a finding that can't be overridden. */
  readonly isOverridable: boolean;
  /** Whether an override must name it and give a reason. An override of all findings leaves it open. */
  readonly isNamed?: true;
}

export const findingKinds = [
  {
    kind: 'unreadable_html',
    label: 'The HTML can’t be read',
    severity: 'Critical',
    forces: 'Error - Invalid Creative',
    isOverridable: false,
  },
  {
    kind: 'no_body',
    label: 'The HTML has no body',
    severity: 'Critical',
    forces: 'Error - Invalid Creative',
    isOverridable: false,
  },
  {
    kind: 'html_too_large',
    label: 'The HTML is over 1 MiB',
    severity: 'Critical',
    forces: 'Error - Invalid Creative',
    isOverridable: false,
  },
  {
    kind: 'active_content',
    label: 'The HTML contains active content',
    severity: 'Critical',
    forces: 'Error - Invalid Creative',
    isOverridable: false,
  },
  {
    kind: 'seed_list_unreadable',
    label: 'A seed list can’t be read',
    severity: 'Critical',
    forces: 'Error - Invalid Seed',
    isOverridable: false,
  },
  {
    kind: 'seed_list_empty',
    label: 'A seed list is empty',
    severity: 'Critical',
    forces: 'Error - Invalid Seed',
    isOverridable: false,
  },
  {
    kind: 'seed_bad_row',
    label: 'A seed list has a bad row',
    severity: 'Critical',
    forces: 'Error - Invalid Seed',
    isOverridable: true,
  },
  { kind: 'broken_link', label: 'A link is broken', severity: 'Critical', isOverridable: true },
  { kind: 'base_address', label: 'Addresses are whole only with <base>', severity: 'Critical', isOverridable: true },
  {
    kind: 'link_lookalike',
    label: 'The host of a link looks like another one',
    severity: 'Critical',
    isOverridable: true,
    isNamed: true,
  },
  { kind: 'no_unsubscribe_link', label: 'The unsubscribe link is missing', severity: 'Critical', isOverridable: false },
  { kind: 'no_postal_address', label: 'The postal address is missing', severity: 'Critical', isOverridable: true },
  {
    kind: 'no_test_seeds',
    label: 'Neither the creative nor its advertiser has test seeds',
    severity: 'Critical',
    isOverridable: true,
  },
  {
    kind: 'client_loses_content',
    label: 'A required e-mail client loses content',
    severity: 'Critical',
    isOverridable: true,
  },
  {
    kind: 'foreign_merge_field',
    label: 'A merge field belongs to another tool',
    severity: 'Critical',
    isOverridable: true,
    isNamed: true,
  },
  {
    kind: 'unknown_merge_field',
    label: 'A merge field is unknown',
    severity: 'Critical',
    isOverridable: true,
    isNamed: true,
  },
  {
    kind: 'text_merge_field',
    label: 'The text part has an unknown merge field',
    severity: 'Critical',
    isOverridable: true,
    isNamed: true,
  },
  {
    kind: 'encoding_unread',
    label: 'The HTML is in an encoding that can’t be read',
    severity: 'Critical',
    isOverridable: true,
    isNamed: true,
  },
  { kind: 'check_unfinished', label: 'The check did not finish', severity: 'Critical', isOverridable: false },
  {
    kind: 'client_degrades',
    label: 'An e-mail client shows it differently',
    severity: 'Moderate',
    isOverridable: true,
  },
  { kind: 'link_died', label: 'A link has died since its check', severity: 'Critical', isOverridable: true },
  { kind: 'html_unsigned', label: 'The HTML is not signed off', severity: 'Critical', isOverridable: false },
  { kind: 'links_unsigned', label: 'The links are not signed off', severity: 'Critical', isOverridable: false },
  {
    kind: 'clients_unsigned',
    label: 'The e-mail clients are not signed off',
    severity: 'Critical',
    isOverridable: false,
  },
  { kind: 'seeds_unsigned', label: 'The seeds are not signed off', severity: 'Critical', isOverridable: false },
  { kind: 'text_unsigned', label: 'The text is not signed off', severity: 'Critical', isOverridable: false },
  { kind: 'insecure_link', label: 'A link is not encrypted', severity: 'Moderate', isOverridable: true },
  {
    kind: 'link_refuses_robots',
    label: 'A link refuses automatic visitors',
    severity: 'Moderate',
    isOverridable: true,
  },
  {
    kind: 'link_misleads',
    label: 'The text of a link names another address than its target',
    severity: 'Moderate',
    isOverridable: true,
  },
  {
    kind: 'unsubscribe_elsewhere',
    label: 'A link reads like the unsubscribe link but leads elsewhere',
    severity: 'Moderate',
    isOverridable: true,
  },
  {
    kind: 'app_link',
    label: 'A link opens only where its app is installed',
    severity: 'Moderate',
    isOverridable: true,
  },
  {
    kind: 'link_escaped_twice',
    label: 'The address of a link was escaped twice',
    severity: 'Moderate',
    isOverridable: true,
  },
  { kind: 'outlook_target', label: 'A button leads elsewhere in Outlook', severity: 'Moderate', isOverridable: true },
  {
    kind: 'conditional_comment',
    label: 'A comment for Outlook does something else',
    severity: 'Moderate',
    isOverridable: true,
  },
  { kind: 'gmail_drops_styles', label: 'Gmail drops style sheets', severity: 'Moderate', isOverridable: true },
  {
    kind: 'windows_character',
    label: 'A control character of Windows is left',
    severity: 'Moderate',
    isOverridable: true,
  },
  { kind: 'text_escaped_twice', label: 'A character was escaped twice', severity: 'Moderate', isOverridable: true },
  { kind: 'insecure_font', label: 'A web font is not encrypted', severity: 'Moderate', isOverridable: true },
  { kind: 'low_contrast', label: 'A text is hard to read', severity: 'Moderate', isOverridable: true },
  { kind: 'dark_contrast', label: 'A text is hard to read in dark mode', severity: 'Moderate', isOverridable: true },
  { kind: 'filler_text', label: 'A filler text is left', severity: 'Moderate', isOverridable: true },
  { kind: 'encoding_guessed', label: 'The HTML’s encoding was guessed', severity: 'Moderate', isOverridable: true },
  { kind: 'image_missing', label: 'An image can’t be fetched', severity: 'Moderate', isOverridable: true },
  {
    kind: 'html_clipped',
    label: 'Some e-mail clients clip HTML this large',
    severity: 'Moderate',
    isOverridable: true,
  },
  { kind: 'missing_fallback', label: 'A merge field has no fallback', severity: 'Moderate', isOverridable: true },
  { kind: 'no_sender', label: 'The account has no sender profile', severity: 'Moderate', isOverridable: true },
  {
    kind: 'subject_shouts',
    label: 'The subject is in capitals; spam filters count capitals and !!!',
    severity: 'Moderate',
    isOverridable: true,
  },
  {
    kind: 'mostly_images',
    label: 'There is hardly any text beside the images',
    severity: 'Moderate',
    isOverridable: true,
  },
  {
    kind: 'text_no_unsubscribe',
    label: 'The text part has no link to unsubscribe',
    severity: 'Moderate',
    isOverridable: true,
  },
  {
    kind: 'text_link_missing',
    label: 'The text part lacks a link of the HTML',
    severity: 'Minor',
    isOverridable: true,
  },
  { kind: 'no_subject', label: 'There is no subject', severity: 'Moderate', isOverridable: true },
  {
    kind: 'links_same_name',
    label: 'Links with the same text lead to different pages',
    severity: 'Minor',
    isOverridable: true,
  },
  { kind: 'tracking_differs', label: 'A link is tracked unlike the others', severity: 'Minor', isOverridable: true },
  { kind: 'many_redirects', label: 'A link is redirected several times', severity: 'Minor', isOverridable: true },
  { kind: 'image_without_text', label: 'An image has no alternative text', severity: 'Minor', isOverridable: true },
  {
    kind: 'image_without_size',
    label: 'An image has neither width nor height in its tag',
    severity: 'Minor',
    isOverridable: true,
  },
  { kind: 'client_unchecked', label: 'An e-mail client could not be checked', severity: 'Minor', isOverridable: true },
  { kind: 'link_without_name', label: 'A link has no text', severity: 'Minor', isOverridable: true },
  { kind: 'dark_box', label: 'A box stays light in dark mode', severity: 'Minor', isOverridable: true },
  {
    kind: 'link_spelling',
    label: 'The address of a link is spelled unclearly',
    severity: 'Minor',
    isOverridable: true,
  },
  { kind: 'image_heavy', label: 'An image is heavy', severity: 'Minor', isOverridable: true },
  { kind: 'email_heavy', label: 'The e-mail is heavy with its images', severity: 'Minor', isOverridable: true },
  { kind: 'small_text', label: 'A text is small', severity: 'Minor', isOverridable: true },
  { kind: 'wide_on_phone', label: 'It is wider than a phone', severity: 'Minor', isOverridable: true },
  { kind: 'no_language', label: 'The HTML does not name its language', severity: 'Minor', isOverridable: true },
  {
    kind: 'wrong_encoding',
    label: 'The HTML does not declare that it is UTF-8',
    severity: 'Minor',
    isOverridable: true,
  },
  { kind: 'heading_order', label: 'The headings are out of order', severity: 'Minor', isOverridable: true },
  {
    kind: 'layout_table',
    label: 'A table for the layout lacks role="presentation"',
    severity: 'Minor',
    isOverridable: true,
  },
  { kind: 'zip_left_out', label: 'Files of the ZIP are left out', severity: 'Minor', isOverridable: true },
  { kind: 'no_title', label: 'The HTML has no title', severity: 'Minor', isOverridable: true },
  { kind: 'filter_words', label: 'Spam filters dislike some phrases', severity: 'Minor', isOverridable: true },
  { kind: 'subject_long', label: 'The subject is long', severity: 'Minor', isOverridable: true },
  { kind: 'no_preheader', label: 'There is no preheader', severity: 'Minor', isOverridable: true },
] as const satisfies readonly FindingKind[];

export type FindingKindName = (typeof findingKinds)[number]['kind'];

export function findingKind(kind: FindingKindName): FindingKind {
  const kinds: readonly FindingKind[] = findingKinds;
  const found = kinds.find((candidate) => candidate.kind === kind);
  if (found === undefined) throw new Error(`'${kind}' is not a kind of finding`);
  return found;
}
