import { HeaderMenu } from '@mailroom/design-system';
import { useAppearance } from './useAppearance.ts';

/** Chooses theme and density. */
export function AppearanceMenu() {
  const items = useAppearance().map(({ kind, label, isCurrent, choose }) => ({
    id: label,
    label,
    section: kind,
    isCurrent,
    onAction: choose,
  }));
  return <HeaderMenu label="View" items={items} />;
}
