const ENTRANCES = ['/login', '/logout'];

/**
 * A path inside the portal, or undefined. The browser's own parser decides (S18): it turns '/\evil' and '/<TAB>/evil'
 * into other hosts, which a look at the first characters would let pass.
 */
export function returnPath(wanted: unknown, origin: string): string | undefined {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return undefined;
  if (!URL.canParse(wanted, origin)) return undefined;
  const url = new URL(wanted, origin);
  if (url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return undefined;
  // Coming back to the way in or out would sign in again for ever, or sign out at once.
  if (ENTRANCES.some((entrance) => url.pathname === entrance || url.pathname.startsWith(`${entrance}/`)))
    return undefined;
  return url.pathname + url.search + url.hash;
}
