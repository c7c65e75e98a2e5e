import { useMutation } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { appearanceAtom, DENSITIES, THEMES, type Appearance } from '../../session/user/appearance.ts';
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
  const [appearance, setAppearance] = useAtom(appearanceAtom);
  const { mutate: keep } = useMutation({
    mutationFn: (change: Partial<Appearance>) => read(api.v2.PATCH('/me', { body: change })),
    meta: { isQuiet: true },
  });
  const choose = (change: Partial<Appearance>) => () => {
    setAppearance(change);
    keep(change);
  };
  return [
    ...THEMES.map((theme) => ({
      kind: 'Theme' as const,
      label: LABELS[theme],
      isCurrent: appearance.theme === theme,
      choose: choose({ theme }),
    })),
    ...DENSITIES.map((density) => ({
      kind: 'Density' as const,
      label: LABELS[density],
      isCurrent: appearance.density === density,
      choose: choose({ density }),
    })),
  ];
}
