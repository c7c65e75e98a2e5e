/**
 * Web fonts are imported by ordinary templates, from hosts that serve nothing else. Any other remote style sheet can
 * be exchanged after the check, so it counts as active.
 */
const FONT_HOST =
  /^https:\/\/(?:fonts\.googleapis\.com|fonts\.gstatic\.com|use\.typekit\.net|fonts\.bunny\.net|fast\.fonts\.net|cloud\.typography\.com)(?:\/|$)/i;

export function isFontHost(address: string): boolean {
  return FONT_HOST.test(address);
}

/** Whether the address is of a font host, but without encryption: a fault, not a danger. */
export function isInsecureFont(address: string): boolean {
  return /^http:/i.test(address) && isFontHost(address.replace(/^http:/i, 'https:'));
}
