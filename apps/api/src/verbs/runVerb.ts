/**
 * Runs a verb of the operator with DATABASE_OWNER_URL and its arguments, and prints what stops it without a stack trace.
 * `count` is how many arguments it needs; options (`--…`) don't count.
 */
export async function runVerb(
  usage: string,
  count: number,
  work: (ownerUrl: string, args: readonly string[], options: ReadonlySet<string>) => Promise<void>,
): Promise<void> {
  const given = process.argv.slice(2);
  const args = given.filter((arg) => !arg.startsWith('--'));
  const ownerUrl = process.env['DATABASE_OWNER_URL'];
  if (!ownerUrl) {
    console.error('DATABASE_OWNER_URL is missing: it must be postgres://owner:password@host/database');
    process.exit(1);
  }
  if (args.length !== count) {
    console.error(`Usage: ${usage}`);
    process.exit(2);
  }
  try {
    await work(ownerUrl, args, new Set(given.filter((arg) => arg.startsWith('--'))));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
