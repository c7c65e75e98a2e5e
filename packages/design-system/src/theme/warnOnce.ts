declare const process: { readonly env: { readonly NODE_ENV?: string } };

const said = new Set<string>();

/** Warns once about how a component is used. Only in development: a production build contains none of it. */
export function warnOnce(message: string): void {
  if (process.env.NODE_ENV === 'production' || said.has(message)) return;
  said.add(message);
  console.warn(`@mailroom/design-system: ${message}`);
}

/** Returns the ids that occur more than once. */
export function repeated(ids: readonly string[]): string[] {
  const known = new Set<string>();
  return [...new Set(ids.filter((id) => known.has(id) || !known.add(id)))];
}
