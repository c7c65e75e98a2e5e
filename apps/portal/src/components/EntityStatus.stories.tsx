import { Card, Heading, Stack, StatusBadge, THEMES } from '@mailroom/design-system';
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
        <Stack key={kind} gap={12}>
          <Heading level={2}>{kind}</Heading>
          {THEMES.map((theme) => (
            <Card key={theme} data-theme={theme}>
              <Stack direction="row" gap={8} isWrapping>
                {statusesOf(kind).list.map((status) => (
                  <StatusBadge key={status.code} status={status} />
                ))}
              </Stack>
            </Card>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
});
