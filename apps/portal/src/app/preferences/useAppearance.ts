import { DENSITIES, THEME_CHOICES, useTheme, type Density, type ThemeChoice } from '@mailroom/design-system';
import { useMutation } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { densityAtom, THEME_MEMORY } from '../../session/user/appearance.ts';
import { api, read } from '../../shared/api.ts';

const LABELS = {
  system: 'Same as the system',
  light: 'Light',
  dark: 'Dark',
  'high-contrast': 'High contrast',
  comfortable: 'Comfortable',
  compact: 'Compact',
};

interface AppearanceChoice {
  readonly kind: 'Theme' | 'Density';
  readonly label: string;
  readonly isCurrent: boolean;
  readonly choose: () => void;
}

/** Applies a theme or density immediately and stores it on the server for later visits and other machines. */
export function useAppearance(): readonly AppearanceChoice[] {
  const { theme: chosenTheme, setTheme } = useTheme(THEME_MEMORY);
  const [chosenDensity, setDensity] = useAtom(densityAtom);
  const { mutate: keep } = useMutation({
    mutationFn: (change: { theme: ThemeChoice } | { density: Density }) => read(api.v2.PATCH('/me', { body: change })),
    meta: { isQuiet: true },
  });
  return [
    ...THEME_CHOICES.map((theme) => ({
      kind: 'Theme' as const,
      label: LABELS[theme],
      isCurrent: chosenTheme === theme,
      choose() {
        setTheme(theme);
        keep({ theme });
      },
    })),
    ...DENSITIES.map((density) => ({
      kind: 'Density' as const,
      label: LABELS[density],
      isCurrent: chosenDensity === density,
      choose() {
        setDensity(density);
        keep({ density });
      },
    })),
  ];
}
