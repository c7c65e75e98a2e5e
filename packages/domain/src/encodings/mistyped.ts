/** Ends of domains that don't exist, and the one that was meant. */
const ENDS: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  vom: 'com',
  xom: 'com',
  comm: 'com',
  coom: 'com',
  nett: 'net',
  dee: 'de',
};

/** Misspellings of large providers. Listed one by one: 'mail.com' is as near to 'gmail.com', and a provider of its own. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'gmail.com':
    'gmial.com gmai.com gmal.com gmali.com gamil.com gmil.com gnail.com gmaill.com ggmail.com gmail.co gmail.cm gmailcom.com',
  'googlemail.com': 'googlemial.com googelmail.com goglemail.com',
  'hotmail.com': 'hotmial.com hotmai.com hotmal.com hotnail.com hotmil.com htomail.com hotmaill.com hotmail.co',
  'outlook.com': 'outlok.com outloook.com outlock.com oulook.com otlook.com outlook.co',
  'yahoo.com': 'yaho.com yahooo.com yhaoo.com yhoo.com yaoo.com yahoo.co',
  'icloud.com': 'iclod.com icoud.com iclould.com icloud.co',
  'aol.com': 'aol.co aoll.com',
  'web.de': 'wbe.de webb.de',
  'gmx.de': 'gxm.de gmxx.de',
};
const MEANT = new Map(
  Object.entries(SPELLINGS).flatMap(([meant, all]) => all.split(' ').map((spelling) => [spelling, meant] as const)),
);

/** The address that was probably meant by one whose domain looks mistyped. Undefined for all others. */
export function meantAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  const known = MEANT.get(domain);
  if (known !== undefined) return address.slice(0, at) + known;
  const dot = domain.lastIndexOf('.') + 1;
  const end = ENDS[domain.slice(dot)];
  return end === undefined ? undefined : address.slice(0, at + dot) + end;
}
