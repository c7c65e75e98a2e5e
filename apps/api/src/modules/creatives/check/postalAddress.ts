function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const STREETS =
  'street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|way|court|ct|square|sq|place|pl|parkway|pkwy|highway|hwy|suite|ste|floor|' +
  'strasse|str|platz|weg|allee|gasse|rue|quai|cours|calle|avenida|plaza|paseo|via|viale|piazza|corso|rua|straat|laan|gata|gatan|vej|ulica|ul|aleja';

/** A house number beside a street name, in either order. */
const numberThenStreet = new RegExp(String.raw`\b\d{1,5}[a-z]?(?:\s+\p{L}[\p{L}\p{N}]*){0,4}\s+(?:${STREETS})\b`, 'u');
const streetThenNumber = new RegExp(
  String.raw`(?:\b(?:${STREETS})\s+(?:\p{L}+\s+){1,4}|\p{L}*(?:strasse|str|platz|weg|allee|gasse|straat|laan|gatan|vej)\s+)\d{1,5}\b`,
  'u',
);
const POST_BOX = /\b(?:p o box|po box|postfach|boite postale|bp|apartado|casella postale|postbus)\s+\d+/u;

/** A postal code of four or five digits, or a British, Canadian, Dutch or Nordic one. */
const POSTAL_CODE =
  /\b(?:\d{5}(?: \d{4})?|\d{4} ?[a-z]{2}|\d{3} \d{2}|[a-z]\d[a-z] \d[a-z]\d|[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}|\d{4})\b/u;

const REACH = 90;

/** Whether there is a street or post box with a postal code near it. */
function looksLikeAddress(words: string): boolean {
  return [numberThenStreet, streetThenNumber, POST_BOX].some((pattern) =>
    [...words.matchAll(new RegExp(pattern, 'gu'))].some((match) => {
      const after = words.slice(match.index + match[0].length, match.index + match[0].length + REACH);
      const before = words.slice(Math.max(0, match.index - REACH), match.index);
      return POSTAL_CODE.test(after) || POSTAL_CODE.test(before);
    }),
  );
}

/**
 * Whether the text shows the sender's postal address: the sender profile's address with any commas and line breaks,
 * its merge field, or something that reads like an address.
 */
export function showsPostalAddress(text: string, senderAddress: string | null): boolean {
  if (/\{\{\s*postal_address\s*\}\}/.test(text)) return true;
  const words = plain(text);
  const own = senderAddress === null ? '' : plain(senderAddress);
  return (own !== '' && ` ${words} `.includes(` ${own} `)) || looksLikeAddress(words);
}
