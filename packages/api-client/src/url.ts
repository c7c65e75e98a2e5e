/** Encodes the 'u' of 'undefined' in free text, so that the guard lets it through. The server decodes it to the same text. */
function encodeText(text: string): string {
  return encodeURIComponent(text).replaceAll('undefined', '%75ndefined');
}

function encode(value: unknown): string {
  return typeof value === 'string' ? encodeText(value) : encodeURIComponent(String(value));
}

/**
 * Builds a query string. A list repeats its name (`ids=1&ids=2`). Undefined and null are left out, except inside a list:
 * there an undefined is a lost id, which the guard must see.
 */
export function queryString(query: Record<string, unknown>): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const item of Array.isArray(value) ? value : [value]) pairs.push(`${name}=${encode(item)}`);
  }
  return pairs.join('&');
}

/** Fills in `{id}`. A missing value becomes 'undefined', which the guard blocks. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? undefined)));
}
