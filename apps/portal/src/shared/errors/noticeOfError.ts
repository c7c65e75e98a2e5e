import { isApiError, type ApiError } from '@mailroom/api-client';
import {
  clientErrorNotice,
  errorNotice,
  messageNotice,
  notices,
  type NoticeLines,
  type V1Error,
} from '@mailroom/domain/notices';

interface ErrorNotice {
  readonly lines: NoticeLines;
  /** The specification sends a v1 401 or 403 to /unauthorized. */
  readonly leadsToUnauthorized: boolean;
}

/** A child without names has only a message, which is shown as an error of its own. */
function namedChildren({
  message,
  children = [],
}: Exclude<NonNullable<ApiError['errors']>, string>[number]): V1Error[] {
  const named = children.flatMap(({ object, product, message: text }) => {
    const name = object ?? product;
    return name === undefined ? [] : [{ object: name, message: text, ...(object && product ? { product } : {}) }];
  });
  const nameless = children.filter(({ object, product }) => object === undefined && product === undefined);
  return [{ message, children: named }, ...nameless.map((child) => ({ message: child.message }))];
}

function v1Notice({ message, errors }: ApiError): NoticeLines {
  if (errors === undefined || typeof errors === 'string') return errorNotice({ message, errors: errors ?? null });
  return errorNotice({ message, errors: errors.flatMap(namedChildren) });
}

/** The specification's error catalogue in one place: the notice for a failed call. */
export function noticeOfError(error: unknown): ErrorNotice {
  const say = (lines: NoticeLines, leadsToUnauthorized = false) => ({ lines, leadsToUnauthorized });
  if (!isApiError(error)) {
    return say(clientErrorNotice(error instanceof Error ? error.message : String(error)));
  }
  if (error.kind === 'undefined-url') return say(messageNotice({ message: notices.missingResource }));
  if (error.kind !== 'http') return say(clientErrorNotice(error.message));
  if (error.version === 'v2') return say(messageNotice(error));
  if (error.status === 401 || error.status === 403) return say(messageNotice({ message: notices.notAuthorized }), true);
  return say(v1Notice(error));
}
