import { InfoIcon, MonitorIcon, PlusIcon, type PaletteCommand } from '@mailroom/design-system';
import { useCan } from '../../session/user/usePermissions.ts';
import { paths } from '../../shared/paths.ts';
import { shortcuts } from './shortcuts.ts';
import { useAppearance } from '../preferences/useAppearance.ts';

const GROUP = 'Do';

/** Actions that work anywhere. Those that the user's permissions never allow aren't listed. */
export function useDoCommands(onShowKeys: () => void): readonly PaletteCommand[] {
  const order = useCan('can_add_order');
  const audience = useCan([['can_add_audience'], ['can_upload_file']]);
  const looks = useAppearance();
  const plus = <PlusIcon />;
  return [
    order.can && {
      id: 'add order',
      label: 'Add order',
      group: GROUP,
      icon: plus,
      keywords: ['new'],
      href: paths.orderManagement.addOrder,
    },
    audience.can && {
      id: 'add audience',
      label: 'Add audience',
      group: GROUP,
      icon: plus,
      keywords: ['new', 'people', 'upload'],
      href: paths.audienceBuilder.newAudience,
    },
    ...looks.map(({ kind, label, isCurrent, choose }) => ({
      id: `${kind} ${label}`,
      label: `${kind}: ${label.toLowerCase()}`,
      group: GROUP,
      icon: <MonitorIcon />,
      keywords: ['appearance', 'view'],
      isCurrent,
      onAction: choose,
    })),
    {
      id: 'keys',
      label: 'Keyboard shortcuts',
      group: GROUP,
      icon: <InfoIcon />,
      keywords: ['keys', 'help'],
      keys: shortcuts.sheet.keys,
      onAction: onShowKeys,
    },
  ].filter((command) => command !== false);
}
