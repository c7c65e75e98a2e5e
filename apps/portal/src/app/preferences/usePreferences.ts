import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { appearanceAtom } from '../../session/user/appearance.ts';
import { preferencesQuery } from '../../session/user/me.queries.ts';
import { pageSizesAtom } from '../../shared/listState/pageSizes.ts';

/** Theme, density and page sizes as the user last chose them, on any machine. */
export function usePreferences(): void {
  const { data } = useQuery(preferencesQuery);
  const setAppearance = useSetAtom(appearanceAtom);
  const theme = data?.theme ?? undefined;
  const density = data?.density ?? undefined;
  useEffect(() => {
    if (theme || density) setAppearance({ ...(theme && { theme }), ...(density && { density }) });
  }, [theme, density, setAppearance]);
  const setPageSizes = useSetAtom(pageSizesAtom);
  const pageSizes = data?.page_sizes;
  useEffect(() => {
    if (pageSizes) setPageSizes(pageSizes);
  }, [pageSizes, setPageSizes]);
}
