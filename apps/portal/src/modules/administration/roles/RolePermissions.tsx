import { Badge, Card, CheckIcon, Fold, Grid, MinusIcon, PlusIcon, Stack, Text } from '@mailroom/design-system';
import { permissions } from '@mailroom/domain/access/permissions';
import { areasOf, type AreaRow } from './roleAreas.ts';

function Mark({ row: { isHeld, wasHeld } }: { row: AreaRow }) {
  if (isHeld) return wasHeld ? <CheckIcon label="Allowed" /> : <PlusIcon label="Allowed from now on" />;
  if (wasHeld) return <MinusIcon label="No longer allowed" />;
  return (
    <Text tone="subtle">
      <MinusIcon label="Not allowed" />
    </Text>
  );
}

function PermissionLine({ row }: { row: AreaRow }) {
  return (
    <Stack direction="row" gap={8} align="start" role="listitem" title={row.name}>
      <Mark row={row} />
      <Text size={13} tone={row.isHeld ? 'ink' : 'muted'}>
        {row.description}
      </Text>
      {row.isHeld && !row.wasHeld && <Badge tone="success">new</Badge>}
      {row.wasHeld && !row.isHeld && <Badge tone="danger">removed</Badge>}
    </Stack>
  );
}

interface RolePermissionsProps {
  /** The permissions that the role has now. */
  before: ReadonlySet<string>;
  /** The permissions that it would have after the change. */
  after: ReadonlySet<string>;
}

/** The permissions that a role's groups give together, by area, with what a change would add and remove. */
export function RolePermissions({ before, after }: RolePermissionsProps) {
  const isChanged = before.size !== after.size || [...after].some((name) => !before.has(name));
  return (
    <Card
      title={isChanged ? 'What the role would allow' : 'What the role allows'}
      note={`${after.size} of ${permissions.length}${isChanged ? `; ${before.size} now` : ''}`}
    >
      <Grid min={180} gap={24} isPacked>
        {areasOf(before, after).map(({ name, rows }) => (
          <Fold
            key={name}
            title={name}
            note={`${rows.filter(({ isHeld }) => isHeld).length} of ${rows.length}`}
            isSmallOnly
            startsOpen={rows.some(({ isHeld, wasHeld }) => isHeld !== wasHeld)}
          >
            <Stack gap={6} role="list" aria-label={name}>
              {rows.map((row) => (
                <PermissionLine key={row.name} row={row} />
              ))}
            </Stack>
          </Fold>
        ))}
      </Grid>
    </Card>
  );
}
