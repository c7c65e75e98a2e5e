/** Percent codes as letters. A percent sign that begins none stays, and so does a text whose codes are not UTF-8. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    return text;
  }
}
