import { HeaderMenu, type MenuItem } from '@mailroom/design-system';
import { useMutation } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { appearanceAtom, DENSITIES, THEMES, type Appearance } from '../session/appearance.ts';
import { api, read } from '../shared/api.ts';

const LABELS = {
  system: 'As the system',
  light: 'Light',
  dark: 'Dark',
  comfortable: 'Comfortable',
  compact: 'Compact',
};

/** Theme and density: at once here, and on the server for the next time and other machines. */
export function AppearanceMenu() {
  const [appearance, setAppearance] = useAtom(appearanceAtom);
  const { mutate: keep } = useMutation({
    mutationFn: (change: Partial<Appearance>) => read(api.v2.PATCH('/me', { body: change })),
    meta: { isQuiet: true },
  });
  const item = (section: string, label: string, isCurrent: boolean, change: Partial<Appearance>): MenuItem => ({
    id: label,
    label,
    section,
    isCurrent,
    onAction() {
      setAppearance(change);
      keep(change);
    },
  });
  return (
    <HeaderMenu
      label="View"
      items={[
        ...THEMES.map((theme) => item('Theme', LABELS[theme], appearance.theme === theme, { theme })),
        ...DENSITIES.map((density) => item('Density', LABELS[density], appearance.density === density, { density })),
      ]}
    />
  );
}
