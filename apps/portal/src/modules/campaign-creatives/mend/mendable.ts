import type { V1Schemas } from '@mailroom/api-client';
import { isMendKind } from '@mailroom/domain/verdicts/creativeMends';
import { useOffered } from '../../../session/user/usePermissions.ts';

type Creative = V1Schemas['Creative'];

/** The name of the dialog that mends all findings, or those of one kind, in the URL. */
export function mendDialog(kind?: string): string {
  return kind === undefined ? 'mend' : `mend:${kind}`;
}

/** Says which findings this person can mend in this creative's HTML. */
export function useMendable(creative: Creative): (finding: Pick<V1Schemas['Finding'], 'kind' | 'override'>) => boolean {
  const isOffered = useOffered();
  const update = creative.actions.find(({ name }) => name === 'update');
  const isWriter = isOffered(update) && update?.allowed === true && creative.html_file !== null;
  return ({ kind, override }) => isWriter && override === null && isMendKind(kind);
}
