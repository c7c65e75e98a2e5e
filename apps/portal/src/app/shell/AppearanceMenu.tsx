import { HeaderMenu } from '@mailroom/design-system';
import { useAppearance } from './useAppearance.ts';

/** Theme and density. */
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
