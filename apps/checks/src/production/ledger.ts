import type { Relay } from './relay.ts';
import type { Shell } from './shell.ts';

/** The recipients of a domain, in the order in which the relay accepted their messages. */
export function mailed({ letters }: Relay, domain: string): string[] {
  return letters.map(({ to }) => to).filter((to) => to.endsWith(`@${domain}`));
}

/** How many messages to people of that domain are in which state. */
export async function statesOf(shell: Shell, domain: string): Promise<Record<string, number>> {
  const text = await shell.psql(
    `select state, count(*) from message where purpose = 'live' and email like '%@${domain}' group by 1`,
  );
  const rows = text.split('\n').filter(Boolean);
  return Object.fromEntries(rows.map((row) => row.split('|')).map(([state, count]) => [state, Number(count)]));
}
