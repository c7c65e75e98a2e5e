import { Stack, StatusMatrix } from '@mailroom/design-system';
import { statusKinds } from '@mailroom/domain/statuses/statuses';
import preview from '../../../../.storybook/preview.tsx';
import { EntityStatus } from './EntityStatus.tsx';
import { statusesOf } from './statusLists.ts';

const meta = preview.meta({ title: 'Status/Mailroom’s own', component: EntityStatus });

/** Made from the registry: a new status appears here, and its contrast is checked in every theme. */
export const EveryStatusInEveryTheme = meta.story({
  render: () => (
    <Stack gap={24}>
      {statusKinds.map((kind) => (
        <StatusMatrix key={kind} label={kind} statuses={statusesOf(kind)} />
      ))}
    </Stack>
  ),
});
