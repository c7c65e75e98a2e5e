import type { V2Schemas } from '@mailroom/api-client';
import { Badge, Card, Checkbox, Stack, Text } from '@mailroom/design-system';
import { useFormats } from '../../../shared/useFormats.ts';

type Group = V2Schemas['Group'];

interface RoleGroupsProps {
  groups: readonly Group[];
  /** The ids of the groups that the role has now; undefined for a role that isn't saved yet. */
  before: readonly number[] | undefined;
  chosen: readonly number[];
  onToggle: (id: number, isOn: boolean) => void;
  /** Why a group can't be added or taken out; empty when it can. */
  reasonFor: (group: Group) => string;
}

function Mark({ isOn, wasOn }: { isOn: boolean; wasOn: boolean }) {
  if (isOn === wasOn) return null;
  return <Badge tone={isOn ? 'success' : 'danger'}>{isOn ? 'added' : 'taken out'}</Badge>;
}

/** All groups with their number of permissions; those of the role are ticked, and a change is marked. */
export function RoleGroups({ groups, before, chosen, onToggle, reasonFor }: RoleGroupsProps) {
  const { count } = useFormats();
  return (
    <Card title="Groups" note={`${chosen.length} of ${groups.length}`}>
      {groups.length === 0 && (
        <Text as="p" tone="muted">
          There are no permission groups yet. Add one under Permission groups.
        </Text>
      )}
      <Stack gap={12} role="group" aria-label="Permission groups of the role">
        {groups.map((group) => {
          const isOn = chosen.includes(group.id);
          return (
            <Stack key={group.id} direction="row" justify="between" align="start" gap={8}>
              <Checkbox
                label={
                  <>
                    {group.name} <Mark isOn={isOn} wasOn={before ? before.includes(group.id) : isOn} />
                  </>
                }
                hint={group.description}
                value={isOn}
                onValueChange={(next) => onToggle(group.id, next)}
                disabled={reasonFor(group) !== ''}
                reason={reasonFor(group)}
              />
              <Text size={12} tone="muted" isTabular title={count(group.permission_count, 'permission')}>
                {group.permission_count}
              </Text>
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
