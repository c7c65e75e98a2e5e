import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { AnyRecord } from './recordForm.ts';

/**
 * The record that an edit is based on. Shows a newer record that somebody else saved, unless the form is in use: then the
 * newer record must not become the base, because the save would overwrite it unseen (R25).
 */
export function useBase(
  record: object | undefined,
  { isInUse, show }: { isInUse: boolean; show: () => void },
): RefObject<AnyRecord | undefined> {
  const copy = () => record && ({ ...record } as AnyRecord);
  const base = useRef(copy());
  const showNewer = useEffectEvent(() => {
    base.current = copy();
    show();
  });
  const version = copy()?.['version'];
  useEffect(() => {
    if (!isInUse && base.current?.['version'] !== version) showNewer();
  }, [isInUse, version]);
  return base;
}
