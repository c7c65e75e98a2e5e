const ENTRANCES = ['/login', '/logout'];

/**
 * A path inside the portal, or undefined. The browser's own parser decides (S18): it turns '/\evil' and '/<TAB>/evil' into
 * other hosts, which a check of the first characters would miss.
 */
export function returnPath(path: unknown, origin: string): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined;
  if (!URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  if (url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return undefined;
  // Returning to the sign-in or sign-out path would loop or sign out immediately.
  if (ENTRANCES.some((entrance) => url.pathname === entrance || url.pathname.startsWith(`${entrance}/`)))
    return undefined;
  return url.pathname + url.search + url.hash;
}
