function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A word as names of streets and towns are written: with a capital, or all in capitals. */
const NAME = String.raw`\p{Lu}[\p{L}\p{N}'’.-]{0,40}`;
/** A town, and not a word that has a number of its own. */
const TOWN = String.raw`\b(?!(?:Suite|SUITE|Ste|Floor|Unit|Room|Box|Flat|Apt|Level|Building|Block|Order|Invoice|No|Number|Ref|Tel|Phone)\b)${NAME}`;
const SMALL = String.raw`(?:d[aeio]s?|del|della|de la|de los|du|des|la|le|les|el|van|von|der|den|zum|zur|am|of|the)\s+`;

function inCapitals(words: string): string {
  return words
    .split('|')
    .flatMap((word) => [word, word.toUpperCase()])
    .join('|');
}

const BEHIND =
  'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Way|Court|Ct|Square|Sq|Place|Pl|Parkway|Pkwy|Highway|Hwy|' +
  'Terrace|Crescent|Close|Row|Walk|Quay|Wharf|Mews|Gardens|Park|Circle|Plaza|Broadway|Mall|Marg|Nagar|Straße|Strasse|Weg|Platz|Allee';
const AHEAD =
  'rue|avenue|av|boulevard|bd|place|quai|cours|allée|chemin|route|impasse|calle|avenida|plaza|paseo|carrer|via|viale|piazza|corso|' +
  'largo|rua|travessa|praça|ulica|ul|aleja|al|straat|jalan|jl';
const COMPOUND =
  'straße|strasse|str\\.|platz|weg|allee|gasse|ring|damm|ufer|chaussee|straat|laan|gracht|plein|kade|gatan|vägen|torget|vej|gade|veien|gata|katu|tie';

const behind = `(?:${inCapitals(BEHIND)})`;
const ahead = `(?:${AHEAD.split('|')
  .flatMap((word) => [word, `${word.charAt(0).toUpperCase()}${word.slice(1)}`, word.toUpperCase()])
  .join('|')})\\.?`;

/** A house number beside the name of a street, in the order of each language. */
const STREETS: readonly RegExp[] = [
  new RegExp(String.raw`\b\d{1,5}(?:[-/]\d{1,4})?[A-Za-z]?,?\s+(?:${NAME}\s+){0,4}${behind}\b`, 'gu'),
  new RegExp(String.raw`\b\d{1,5}(?:\s?(?:bis|ter))?,?\s+${ahead}\s+(?:${SMALL})*(?:[dl]['’])?${NAME}`, 'gu'),
  new RegExp(String.raw`\b${ahead}\s+(?:${SMALL})*(?:${NAME}\s+){0,4}${NAME},?\s+(?:n[°ºr]\.?\s*)?\d{1,5}\b`, 'gu'),
  new RegExp(String.raw`\p{Lu}[\p{L}-]{0,40}(?:${inCapitals(COMPOUND)})\s+\d{1,5}\s?[a-z]?\b`, 'gu'),
  new RegExp(String.raw`(?:${NAME}\s+){1,3}(?:Straße|Strasse|Weg|Platz|Allee|Ring|Gasse)\s+\d{1,5}\b`, 'gu'),
  /\b(?:P\.?\s?O\.?\s?Box|PO BOX|Postfach|POSTFACH|Boîte postale|BP|Apartado|Casella postale|Postbus|Box)\s+\d+/gu,
  /\b(?:Flat|Plot|House|Door|Shop|Unit|Suite|Level|Floor|Building|Bldg|Block|Sector|No)\b\.?\s*(?:No\.?\s*)?[\dA-Z]{1,5}\b/gu,
  /\d{1,4}(?:-\d{1,4}){1,2},?\s+\p{Lu}[\p{Ll}ōū-]+/gu,
  // Russia, and Korea in both scripts
  new RegExp(
    String.raw`(?:ул|улица|пр|пр-т|проспект|пер|переулок|наб|набережная|ш|шоссе|пл|площадь)\.?\s+${NAME}(?:\s+${NAME})?,?\s+(?:д\.?\s*|дом\s+)?\d{1,4}`,
    'gu',
  ),
  new RegExp(
    String.raw`${NAME}\s+(?:ул|улица|проспект|пр-т|переулок|набережная|шоссе|площадь|ulitsa|prospekt)\.?,?\s+(?:д\.?\s*|дом\s+)?\d{1,4}`,
    'gu',
  ),
  /\b\d{1,4}(?:-\d{1,4})?,?\s+\p{Lu}\p{L}{0,40}-(?:daero|ro|gil)\b/gu,
  /[가-힣]{1,40}(?:대로|로|길)\s?\d{1,4}(?:-\d{1,4})?/gu,
  /[\p{Script=Han}ヶケノ]{2,40}[\d０-９一二三四五六七八九十]{0,10}(?:丁目|番地?|号|号楼|路|街|區|区|町|市)?[\d０-９]{1,10}(?:[-−ー－][\d０-９]{1,10}){0,5}/gu,
];

/** A postal code with its town or its unmistakable form. */
const CODES: readonly RegExp[] = [
  // United States
  new RegExp(String.raw`(?:\b[A-Z]{2}|${TOWN}),?\s+\d{5}(?:-\d{4})?\b`, 'u'),
  // Most of Europe: the code before the town, and not a house number before its street
  new RegExp(
    String.raw`\b(?:[A-Z]{1,3}-)?(?:\d{4,5}|\d{3}\s\d{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{4}\s?[A-Z]{2})\s+(?!(?:${NAME}\s+){0,4}${behind}(?!\p{L}))${NAME}`,
    'u',
  ),
  // India, Singapore, Brazil, Russia: the code behind the town
  new RegExp(String.raw`${TOWN},?\s+(?:[-–]\s*)?(?:[A-Z]{2},?\s+)?(?:\d{3}\s?\d{3}|\d{5}-\d{3})\b`, 'u'),
  // Australia, with its state; New Zealand and others, unless it is a year
  new RegExp(String.raw`${TOWN},?\s+(?:[A-Z]{2,3}\s+\d{4}|(?!19\d\d|20\d\d)\d{4})\b`, 'u'),
  // United Kingdom, Canada, Ireland, Japan
  /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/u,
  /\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/u,
  /\b[A-Z]\d[\dW]\s?[A-Z\d]{4}\b/u,
  /(?<![\d-])\d{3}[-−－]\d{4}\b/u,
  // Russia, and Korea with the code before the address or right behind it
  /(?<!\d)\d{6},?\s+(?:г\.?\s*)?\p{Script=Cyrillic}|\p{Script=Cyrillic},?\s+\d{6}(?!\d)/u,
  /(?<!\d)\(?\d{5}\)?,?\s+[가-힣]|^\s*\(?\d{5}\)?(?!\d)/u,
  // Countries that write addresses without a code
  /\b(?:Ireland|Hong Kong|United Arab Emirates|UAE|Dubai|Qatar|Ghana|Kenya|Uganda|Jamaica|Bahamas|Panama)\b/u,
];

/** A name with small words in it, such as 'Unter den Linden', but not a month or a word that often has a number after it. */
const NAMES = String.raw`(?<![\p{L}\d])(?!(?:Order|Invoice|Number|Ref|Tel|Phone|Page|Size|Model|Version|Chapter|Part|Item|Code|Until|From|Over|Only|About|Save|Bestellung|Rechnung|Seite|Größe)\b)${NAME}(?:\s+(?:${SMALL})?${NAME}){0,3}`;
/** A house number, and after the comma a code that doesn't look like a year. */
const NUMBER = String.raw`\d{1,4}\s?[a-z]?`;
const CODE = String.raw`(?!(?:19|20)\d\d\b)(?:\d{4,6}|\d{3}\s\d{2}|\d{2}-\d{3})`;

/** Whole addresses without a word for a street. Their parts must stand side by side, or a name with any number would do. */
const WHOLE: readonly RegExp[] = [
  // Germany, Denmark, the Czech Republic: Am Kai 14, 20457 Hamburg
  new RegExp(String.raw`${NAMES}\s+${NUMBER},\s+(?:[A-Z]{1,2}-)?${CODE}\s+${TOWN}`, 'gu'),
  // Russia in Latin letters: Tverskaya 7, Moscow 125009
  new RegExp(String.raw`${NAMES}\s+${NUMBER},\s+(?:${NAME}\s+)?${TOWN},?\s+\d{6}\b`, 'gu'),
  // United States without its state or its street's word: 123 Van Ness, San Francisco 94102
  new RegExp(
    String.raw`(?<![\p{L}\d])\d{1,5}\s+(?:${NAME}\s+){0,3}(?:${NAME}|road|street|avenue|lane|drive),\s+(?:${NAME}\s+){0,2}${TOWN},?\s+(?:[A-Z]{2}\s+)?\d{5}(?:-\d{4})?\b`,
    'gu',
  ),
];

const REACH = 110;

/** Words before an address of somebody else: a receipt shows where the parcel goes. */
const OF_THE_READER =
  /(?:ship(?:ping|ped)?|deliver(?:y|ed|ing)?|bill(?:ing|ed)?|send(?:ing)?|your)\s*(?:to|address)|ship to|livraison|facturation|(?:liefer|rechnungs)(?:adresse|anschrift)|direcci[oó]n de env[ií]o|indirizzo di (?:spedizione|consegna)/i;

/** Returns the text without the places that read like a complete postal address. */
export function withoutAddress(text: string): string {
  const cuts = addressesIn(text);
  return cuts.reduceRight((rest, [from, to]) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);
}

function addressesIn(text: string): (readonly [from: number, to: number])[] {
  const found = [
    ...WHOLE.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => ({ match, isWhole: true }))),
    ...STREETS.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => ({ match, isWhole: false }))),
  ];
  return found
    .flatMap(({ match, isWhole }): (readonly [number, number])[] => {
      const end = match.index + match[0].length;
      const before = text.slice(Math.max(0, match.index - REACH), match.index);
      if (OF_THE_READER.test(before.slice(-80))) return [];
      if (isWhole) return [[match.index, end]];
      const after = text.slice(end, end + REACH);
      const behindIt = CODES.map((code) => code.exec(after)).find((code) => code !== null);
      if (behindIt) return [[match.index, end + behindIt.index + behindIt[0].length]];
      return CODES.some((code) => code.test(before)) ? [[match.index, end]] : [];
    })
    .toSorted(([one], [other]) => one - other)
    .filter(([from], index, all) => index === 0 || from >= (all[index - 1]?.[1] ?? 0));
}

/**
 * Whether the text shows the sender's postal address: the sender profile's address with any commas and line breaks,
 * its merge field, or a complete address of any country that isn't named as the reader's own.
 */
export function showsPostalAddress(text: string, postalAddress: string | null): boolean {
  if (/\{\{\s*postal_address\s*\}\}/.test(text)) return true;
  const own = postalAddress === null ? '' : plain(postalAddress);
  return (own !== '' && ` ${plain(text)} `.includes(` ${own} `)) || addressesIn(text).length > 0;
}
