/** Ways in which other programs damage values before they come here, the surest first. */
export const damageKinds = [
  { code: 'mistyped', label: 'Domains that look mistyped' },
  { code: 'address_wrapped', label: 'Text around addresses' },
  { code: 'address_signs', label: 'Invisible or wide signs in addresses' },
  { code: 'address_typed', label: 'Slips in addresses' },
  { code: 'misread', label: 'Letters of another encoding' },
  { code: 'escaped', label: 'Signs written for a web page' },
  { code: 'error', label: 'Errors of a spreadsheet' },
  { code: 'stand_in', label: 'Words for an empty value' },
  { code: 'rounded', label: 'Numbers that a spreadsheet rounded' },
] as const;

export type DamageKind = (typeof damageKinds)[number]['code'];

/** Nearly all values have nothing of any damage, so one look leaves them alone. */
const ANY = /[&#\u00c2-\u00f4]|\dE\+\d|^(?:n\/?a|null|nil|none|undefined|nan|\\N|-{1,3})$/i;
const ERROR = /^#(?:REF|N\/A|NAME|VALUE|DIV\/0|NUM|NULL|SPILL|CALC)[!?]?$/i;
const STAND_IN = /^(?:n\/?a|null|nil|none|undefined|nan|\\N|-{1,3})$/i;
const ROUNDED = /^\d(?:[.,]\d+)?E\+\d{1,2}$/i;
const ESCAPED = /&(?:#(\d{2,6})|#x([\da-f]{2,5})|(amp|lt|gt|quot|apos|nbsp));/gi;
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The character that windows-1252 has for each byte, and the other way round. */
const WINDOWS = [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))];
const BYTES = new Map(WINDOWS.map((character, byte) => [character, byte] as const));

/** The text that is UTF-8 when it is written in windows-1252: 'José' for 'JosÃ©'. Undefined for other texts. */
function reread(text: string): string | undefined {
  const bytes = [...text].map((character) => BYTES.get(character) ?? -1);
  if (Math.min(...bytes) < 0 || Math.max(...bytes) < 0x80) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/** The character of a code, which for 128 to 159 is one of windows-1252, as browsers read it. Undefined where there is none. */
function characterOf(code: number): string | undefined {
  if (code >= 0x80 && code < 0xa0) return WINDOWS[code];
  const isCharacter = code >= 0x20 && code !== 0x7f && !(code >= 0xd8_00 && code < 0xe0_00) && code <= 0x10_ff_ff;
  return isCharacter ? String.fromCodePoint(code) : undefined;
}

function withSigns(text: string): string {
  return text.replaceAll(ESCAPED, (all, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return String(SIGNS[name.toLowerCase()]);
    return characterOf(decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal)) ?? all;
  });
}

/** The damage of a value that isn't an address, with the value as it was meant; that is absent where it is lost. Undefined for a sound value. */
export function damageOf(value: string): { kind: DamageKind; meant?: string } | undefined {
  if (!ANY.test(value)) return undefined;
  if (ERROR.test(value)) return { kind: 'error', meant: '' };
  if (STAND_IN.test(value)) return { kind: 'stand_in', meant: '' };
  if (ROUNDED.test(value)) return { kind: 'rounded' };
  const read = reread(value);
  if (read !== undefined) return { kind: 'misread', meant: read };
  const unescaped = withSigns(value);
  return unescaped === value ? undefined : { kind: 'escaped', meant: unescaped };
}

/** Returns a function that mends values of the given kinds of damage and leaves others as they are. */
export function mender(kinds: readonly DamageKind[]): (value: string) => string {
  if (kinds.length === 0) return (value) => value;
  return (value) => {
    const damage = damageOf(value);
    return damage && kinds.includes(damage.kind) ? (damage.meant ?? value) : value;
  };
}
