/** The notices of the specification, letter for letter, mistakes included. */
export const notices = {
  missingResource: 'The resource you are trying to access does not exist!',
  notAuthorized: 'User is not authorized to access the requested resource',
  accountsNotLoaded: 'The accounts could not be loaded',
  permissionsNotLoaded: 'The permissions could not be loaded',
  usersNotLoaded: 'The users could not be loaded',
  userDisassociated: 'User disassociated successfully',
  unauthorizedTitle: 'You are not authorized to access this resource',
  unauthorizedHint: 'Please make sure you have the correct permissions',
} as const;

/** The confirmation texts of the specification, letter for letter, mistakes included. */
export const confirmations = {
  heading: 'Are you sure?',
  dissociateUser: 'Do you really want to dissociate the user?',
  deleteUser: 'Do you really want to delete the user record? This change cannot be undone.',
  deleteCreative: 'Do you really want to delete this creative? This change cannot be undone.',
  overrideErrors: 'Are you really want to over ride?',
  deleteAudience: 'Do you really want to delete the audience?',
  cancelProcess: 'Do you really want to cancel the process?',
  deleteProduct: 'This will permanently delete the product.',
} as const;

/** A run of text. Bold is a flag and not markup, so markup in a server's message is shown as text. */
interface NoticePart {
  readonly text: string;
  readonly isBold: boolean;
}

/** The lines of a notice, top to bottom. */
export type NoticeLines = readonly (readonly NoticePart[])[];

interface V1ErrorChild {
  readonly object: string;
  readonly product?: string | null;
  readonly message: string;
}

export interface V1Error {
  readonly message: string;
  readonly children?: readonly V1ErrorChild[] | null;
}

interface V1ErrorBody {
  readonly message: string;
  readonly errors?: string | readonly V1Error[] | null;
}

function plain(text: string): NoticePart {
  return { text, isBold: false };
}

function bold(text: string): NoticePart {
  return { text, isBold: true };
}

function childLine({ object, product, message }: V1ErrorChild): readonly NoticePart[] {
  return [bold(object), ...(product ? [plain(' '), bold(product)] : []), plain(`: ${message}`)];
}

function errorLines({ message, errors }: V1ErrorBody): NoticeLines {
  if (!errors || errors.length === 0) return [[plain(message)]];
  if (typeof errors === 'string') return [[plain(errors)]];
  return errors.flatMap((error) => [[plain(error.message)], ...(error.children ?? []).map(childLine)]);
}

/** The danger notice of a v1 failure: one line per error, objects and products in bold before their messages. */
export function errorNotice(body: V1ErrorBody): NoticeLines {
  return errorLines(body).map((line, index) => (index === 0 ? [plain('Error: '), ...line] : line));
}

/** The danger notice of a request that never got an answer. */
export function clientErrorNotice(message: string): NoticeLines {
  return [[plain(`Error: ${message}`)]];
}

/** The danger notice of a v2 failure: the body's message. */
export function messageNotice({ message }: { readonly message: string }): NoticeLines {
  return [[plain(message)]];
}

/** The notice as plain text, for live regions and logs. */
export function noticeText(lines: NoticeLines): string {
  return lines.map((line) => line.map(({ text }) => text).join('')).join('\n');
}
