import type { V2Schemas } from '@mailroom/api-client';
import { Badge, Card, Checkbox, SearchInput, Stack, Text, Tint } from '@mailroom/design-system';
import { useState } from 'react';
import { useFormats } from '../../../shared/useFormats.ts';
import { groupsMatching } from './groupsMatching.ts';

type Group = V2Schemas['Group'];

/** With more groups than this, the list has a search. */
const AT_A_GLANCE = 6;

interface RoleGroupsProps {
  groups: readonly Group[];
  /** The ids of the groups that the role has now; undefined for a role that isn't saved yet. */
  before: readonly number[] | undefined;
  chosen: readonly number[];
  onToggle: (id: number, isOn: boolean) => void;
  /** Why a group can't be added or taken out; empty when it can. */
  reasonFor: (group: Group) => string;
}

interface LineProps extends Pick<RoleGroupsProps, 'onToggle'> {
  group: Group;
  isOn: boolean;
  wasOn: boolean;
  reason: string;
}

function GroupLine({ group, isOn, wasOn, reason, onToggle }: LineProps) {
  const { count } = useFormats();
  const tone = isOn ? 'success' : 'danger';
  const isChanged = isOn !== wasOn;
  return (
    <Tint {...(isChanged && { tone })}>
      <Stack direction="row" justify="between" align="start" gap={8}>
        <Checkbox
          label={
            <>
              {group.name} {isChanged && <Badge tone={tone}>{isOn ? 'added' : 'taken out'}</Badge>}
            </>
          }
          hint={group.description}
          value={isOn}
          onValueChange={(next) => onToggle(group.id, next)}
          disabled={reason !== ''}
          reason={reason}
        />
        <Text size={12} tone="muted" isTabular title={count(group.permission_count, 'permission')}>
          {group.permission_count}
        </Text>
      </Stack>
    </Tint>
  );
}

/** All groups with their number of permissions; those of the role are ticked, and a change is marked. */
export function RoleGroups({ groups, before, chosen, onToggle, reasonFor }: RoleGroupsProps) {
  const [search, setSearch] = useState('');
  const found = groupsMatching(groups, search);
  return (
    <Card title="Groups" note={`${chosen.length} of ${groups.length}`}>
      {groups.length === 0 && (
        <Text as="p" tone="muted">
          There are no permission groups yet. Add one under Permission groups.
        </Text>
      )}
      <Stack>
        {groups.length > AT_A_GLANCE && (
          <SearchInput
            label="Search groups"
            placeholder="Search groups"
            hint="By name, or by what they allow"
            value={search}
            onValueChange={setSearch}
            // The field belongs to the role's form, which Enter would save.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
        <Stack gap={12} role="group" aria-label="Permission groups of the role">
          {found.map((group) => {
            const isOn = chosen.includes(group.id);
            return (
              <GroupLine
                key={group.id}
                group={group}
                isOn={isOn}
                wasOn={before ? before.includes(group.id) : isOn}
                reason={reasonFor(group)}
                onToggle={onToggle}
              />
            );
          })}
        </Stack>
        {groups.length > 0 && found.length === 0 && (
          <Text as="p" tone="muted" role="status">
            No group matches.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
