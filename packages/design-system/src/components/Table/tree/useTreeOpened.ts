import { useMemo, useState } from 'react';
import { parentsOf, type Branch } from './branches.ts';

interface Opened {
  /** Ids of the open rows, if the application keeps them. */
  given: readonly string[] | undefined;
  onChange: ((opened: readonly string[]) => void) | undefined;
  /** Whether rows are open before the reader has closed them. */
  isOpenAtFirst: boolean;
  /** The search and the filters, or '' while nothing narrows the rows. */
  narrowedBy: string;
}

type Ids = ReadonlySet<string>;

const NONE: Ids = new Set();

/** Adds the ids that are absent and removes those that are there. */
function toggled(ids: Ids, changed: readonly string[]): Ids {
  const next = new Set(ids);
  for (const id of changed) if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * Which rows are expanded. While a search or a filter narrows the rows, those with something found below them are open. The
 * rows that the reader opens or closes during a search are as before when it ends.
 */
export function useTreeOpened(branches: readonly Branch[], { given, onChange, isOpenAtFirst, narrowedBy }: Opened) {
  // The rows that differ from how they are at first.
  const [own, setOwn] = useState(NONE);
  const [narrowed, setNarrowed] = useState({ by: '', ids: NONE });
  const ownNarrowed = narrowed.by === narrowedBy ? narrowed.ids : NONE;
  const isNarrowed = narrowedBy !== '';
  const isOpen = useMemo(() => {
    const listed = given && new Set(given);
    if (isNarrowed) return ({ node, hasFound }: Branch) => hasFound !== ownNarrowed.has(node.id);
    return ({ node }: Branch) => (listed ? listed.has(node.id) : isOpenAtFirst !== own.has(node.id));
  }, [given, own, ownNarrowed, isNarrowed, isOpenAtFirst]);

  function open(rows: readonly Branch[], isOpenNow: boolean) {
    const changed = rows.filter((branch) => isOpen(branch) !== isOpenNow).map(({ node }) => node.id);
    if (isNarrowed) {
      setNarrowed({ by: narrowedBy, ids: toggled(ownNarrowed, changed) });
      return;
    }
    setOwn(toggled(own, changed));
    const now = new Set(changed);
    const opened = parentsOf(branches).filter((branch) => isOpen(branch) !== now.has(branch.node.id));
    onChange?.(opened.map(({ node }) => node.id));
  }

  return { isOpen, open };
}
