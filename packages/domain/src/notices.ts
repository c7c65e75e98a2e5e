/** The customer's texts, letter for letter, slips included. Every text of the error catalogue stands here. */
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

/** Text with what is bold marked as data: markup that a server sends stays text. */
export interface NoticePart {
  readonly text: string;
  readonly isBold: boolean;
}

/** Lines are shown below each other. */
export type NoticeLines = readonly (readonly NoticePart[])[];

export interface V1ErrorChild {
  readonly object: string;
  readonly product?: string | null;
  readonly message: string;
}

export interface V1Error {
  readonly message: string;
  readonly children?: readonly V1ErrorChild[] | null;
}

export interface V1ErrorBody {
  readonly message: string;
  readonly errors?: string | readonly V1Error[] | null;
}

const plain = (text: string): NoticePart => ({ text, isBold: false });
const bold = (text: string): NoticePart => ({ text, isBold: true });

function childLine({ object, product, message }: V1ErrorChild): readonly NoticePart[] {
  return [bold(object), ...(product ? [plain(' '), bold(product)] : []), plain(`: ${message}`)];
}

function errorLines({ message, errors }: V1ErrorBody): NoticeLines {
  if (!errors || errors.length === 0) return [[plain(message)]];
  if (typeof errors === 'string') return [[plain(errors)]];
  return errors.flatMap((error) => [[plain(error.message)], ...(error.children ?? []).map(childLine)]);
}

/** A v1 failure's danger notice: each error on a line, objects and products in bold before their messages. */
export function errorNotice(body: V1ErrorBody): NoticeLines {
  return errorLines(body).map((line, index) => (index === 0 ? [plain('Error: '), ...line] : line));
}

/** A failure on the client's side: the request never got an answer. */
export function clientErrorNotice(message: string): NoticeLines {
  return [[plain(`Error: ${message}`)]];
}

/** A v2 failure's danger notice is the body's message. */
export function messageNotice({ message }: { readonly message: string }): NoticeLines {
  return [[plain(message)]];
}

/** The notice as plain text, for live regions and logs. */
export function noticeText(lines: NoticeLines): string {
  return lines.map((line) => line.map(({ text }) => text).join('')).join('\n');
}
