import type { V2Schemas } from '@mailroom/api-client';
import type { Held } from '@mailroom/domain/access/can';
import { toAction } from '@mailroom/domain/actions/actions';
import { creativeParts, signOffState, type SignOffState } from '@mailroom/domain/verdicts/creativeParts';
import type { PartContent, SignOffRow } from './partSignOff.repository.ts';

const NEEDS = [['can_validate_links']] as const;

function obstacle(state: SignOffState): string | undefined {
  if (state === 'unchecked') return 'It is a draft, or its newest revision is not checked yet';
  return state === 'absent' ? 'The creative has no such part' : undefined;
}

/** Each part with its state, and the sign-off that counts or, after a change, the last one. */
export function presentParts(
  { is_checked: isChecked, hashes, needed }: PartContent,
  signOffs: readonly SignOffRow[],
  held: Held,
): V2Schemas['PartSignOffList'] {
  const objects = creativeParts.map(({ part }) => {
    const own = signOffs.filter((row) => row.part === part);
    const hash = (isChecked && hashes?.[part]) || null;
    const state = signOffState({ isChecked, hash, signed: own.map((row) => row.hash) });
    const shown = own.find((row) => row.hash === hash) ?? own[0];
    return {
      part,
      state,
      needed: needed.includes(part),
      hash,
      signed_by: shown?.signed_by ?? null,
      signed_at: shown ? shown.signed_at.toISOString() : null,
      revision: shown?.revision ?? null,
      actions: [
        toAction('sign_off', held, {
          needs: NEEDS,
          obstacle: state === 'signed' ? 'It is signed off already' : obstacle(state),
        }),
        toAction('withdraw', held, {
          needs: NEEDS,
          obstacle: state === 'signed' ? undefined : (obstacle(state) ?? 'It is not signed off'),
        }),
      ],
    };
  });
  return { objects, total_rows: objects.length };
}
