import { declaredAsUtf8 } from '@mailroom/domain/encodings/declaredEncoding';

/** The name of HTML that was pasted as text, which has no file. */
export const PASTED = 'pasted.html';

const HTML = /<[a-z!][^>]*>/i;

/** Makes a file of pasted HTML. It is sent as UTF-8, and says so. Returns undefined for text without a tag. */
export function pastedHtml(text: string): File | undefined {
  return HTML.test(text) ? new File([declaredAsUtf8(text)], PASTED, { type: 'text/html' }) : undefined;
}
