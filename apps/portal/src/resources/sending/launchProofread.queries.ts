import type { V2Schemas } from '@mailroom/api-client';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, read } from '../../shared/api.ts';
import { isInvalid } from '../../shared/errors/errorKinds.ts';
import { launchKeys, needsAttentionKeys, orderKeys, productKeys } from '../../shared/recordKeys.ts';
import { useWrite } from '../../shared/useWrite.ts';

/** The faults that reading every mail of a launch found. The card that shows it has a placeholder and an error of its own. */
export function proofreadQuery(launchId: number) {
  return queryOptions({
    queryKey: launchKeys.part('proofread', launchId),
    queryFn: ({ signal }) => read(api.v2.GET('/launch/{id}/proofread', { params: { path: { id: launchId } }, signal })),
    staleTime: 0,
    meta: { isQuiet: true },
  });
}

/** The first mails with a fault, by line. */
export function proofreadMailsQuery(launchId: number, faultId: number) {
  return queryOptions({
    queryKey: launchKeys.part('proofread-mails', launchId, faultId),
    queryFn: ({ signal }) =>
      read(
        api.v2.GET('/launch/{id}/proofread/{faultId}/mails', { params: { path: { id: launchId, faultId } }, signal }),
      ),
    meta: { isQuiet: true },
  });
}

/** The mail to one person as it would go out now. A decision changes it, so it isn't kept. */
export function proofreadTextQuery(launchId: number, messageId: number) {
  return queryOptions({
    queryKey: launchKeys.part('proofread-text', launchId, messageId),
    queryFn: ({ signal }) =>
      read(
        api.v2.GET('/launch/{id}/proofread/mail/{messageId}', {
          params: { path: { id: launchId, messageId } },
          signal,
        }),
      ),
    staleTime: 0,
    gcTime: 0,
    meta: { isQuiet: true },
  });
}

function isOfTypedText(error: unknown): boolean {
  return isInvalid(error) && ('fallback' in error.fields || 'reason' in error.fields);
}

interface FaultDecision {
  readonly launchId: number;
  readonly faultId: number;
  readonly body: V2Schemas['ProofreadDecide'];
}

/** Decides about the mails with a fault. The answer has all faults and sums, which are shown without another call. */
export function useDecideFault() {
  const queries = useQueryClient();
  return useWrite({
    write: async ({ launchId, faultId, body }: FaultDecision) => {
      const path = { id: launchId, faultId };
      const now = await read(api.v2.PUT('/launch/{id}/proofread/{faultId}', { params: { path }, body }));
      queries.setQueryData(proofreadQuery(launchId).queryKey, now);
      return now;
    },
    // The number of recipients follows the decision, and with it the price and the go-ahead.
    refreshes: [productKeys.all, orderKeys.all, launchKeys.lists, needsAttentionKeys.all],
    handles: isOfTypedText,
    isQuiet: true,
  });
}
