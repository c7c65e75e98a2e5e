function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The merge fields that differ from person to person. */
export function personValues(
  email: string,
  merge: Readonly<Record<string, unknown>>,
): Record<string, string | undefined> {
  const custom = typeof merge['custom'] === 'object' && merge['custom'] !== null ? merge['custom'] : {};
  return {
    ...Object.fromEntries(Object.entries(custom).map(([name, value]) => [`custom.${name}`, textOf(value)])),
    first_name: textOf(merge['first_name']),
    last_name: textOf(merge['last_name']),
    company: textOf(merge['company']),
    country: textOf(merge['country']),
    postal_code: textOf(merge['postal_code']),
    email,
  };
}
