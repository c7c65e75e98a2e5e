import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { proofreadQuery } from '../../../../resources/sending/launchProofread.queries.ts';

const NONE: ReadonlySet<number> = new Set();

function withOrWithout(set: ReadonlySet<number>, id: number, isIn: boolean): ReadonlySet<number> {
  if (set.has(id) === isIn) return set;
  const next = new Set(set);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}

/** The proofread list of a launch, and which of its faults are open. `null`: there is none to show. */
export function useProofread(launchId: number | null) {
  const { data, error, isFetching, refetch } = useQuery({
    ...proofreadQuery(launchId ?? 0),
    enabled: launchId !== null,
  });
  const [opened, setOpened] = useState<ReadonlySet<number>>();
  const [unsettled, setUnsettled] = useState(NONE);
  // An object, because the same fault can be asked for again.
  const [asked, setAsked] = useState<{ readonly id: number }>();
  const first = data?.faults[0]?.id;
  // The worst one starts open, so that a reader sees what the list is about.
  const open = opened ?? (first === undefined ? NONE : new Set([first]));
  return {
    launchId: launchId ?? 0,
    isShown: launchId !== null,
    data,
    error,
    isFetching,
    refetch: () => void refetch(),
    open,
    setOpen: (id: number, isOpen: boolean) => setOpened(withOrWithout(open, id, isOpen)),
    asked,
    /** Opens a fault and moves the focus to it. */
    ask: (id: number) => {
      setOpened(withOrWithout(open, id, true));
      setAsked({ id });
    },
    /** Whether a decision is being saved, or a text of one was typed and not saved. */
    isUnsettled: unsettled.size > 0,
    setUnsettled: (id: number, isUnsettled: boolean) =>
      setUnsettled((before) => withOrWithout(before, id, isUnsettled)),
  };
}

export type ProofreadState = ReturnType<typeof useProofread>;
