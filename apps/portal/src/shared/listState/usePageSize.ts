import { useMutation } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { api, read } from '../api.ts';
import { chosenSize, listOfPath, pageSizesAtom } from './pageSizes.ts';

/** The page size that the user chose for this list, and a way to remember another one. */
export function usePageSize(): { chosen: number | undefined; remember: (size: number) => void } {
  const { pathname } = useLocation();
  const list = listOfPath(pathname);
  const [sizes, setSizes] = useAtom(pageSizesAtom);
  const { mutate: keep } = useMutation({
    mutationFn: (page_sizes: Record<string, number>) => read(api.v2.PATCH('/me', { body: { page_sizes } })),
    meta: { isQuiet: true },
  });
  const remember = useCallback(
    (size: number) => {
      const next = { ...sizes, [list]: size };
      setSizes(next);
      keep(next);
    },
    [sizes, list, setSizes, keep],
  );
  return { chosen: chosenSize(sizes, list), remember };
}
