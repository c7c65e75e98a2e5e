import { useTheme } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { densityAtom, THEME_MEMORY } from '../../session/user/appearance.ts';
import { preferencesQuery } from '../../session/user/me.queries.ts';
import { pageSizesAtom } from '../../shared/listState/pageSizes.ts';

/** Theme, density and page sizes as the user last chose them, on any machine. */
export function usePreferences(): void {
  const { data } = useQuery(preferencesQuery);
  const { setTheme } = useTheme(THEME_MEMORY);
  const setDensity = useSetAtom(densityAtom);
  const theme = data?.theme ?? undefined;
  const density = data?.density ?? undefined;
  useEffect(() => {
    if (theme) setTheme(theme);
    if (density) setDensity(density);
  }, [theme, density, setTheme, setDensity]);
  const setPageSizes = useSetAtom(pageSizesAtom);
  const pageSizes = data?.page_sizes;
  useEffect(() => {
    if (pageSizes) setPageSizes(pageSizes);
  }, [pageSizes, setPageSizes]);
}
