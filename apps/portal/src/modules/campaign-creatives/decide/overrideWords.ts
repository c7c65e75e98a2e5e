import type { V1Schemas } from '@mailroom/api-client';

type Override = V1Schemas['Override'];

/** Names the person who overrode the finding about a part, and the reason. */
export function overrideWords({ by, reason }: Override): string {
  return `Overridden by ${by?.name ?? 'somebody who has left'}: ${reason}`;
}
