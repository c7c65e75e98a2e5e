import { Badge, RadioGroup, Stack, Text } from '@mailroom/design-system';
import { useFormats } from '../../../shared/useFormats.ts';
import { peopleOf } from './roles.columns.ts';

interface RolePeopleProps {
  isStaff: boolean;
  onStaff: (isStaff: boolean) => void;
  /** Why nothing here can be changed; empty when it can. */
  refusal: string;
  /** Why the role can't be made one for staff; empty when it can. */
  staffRefusal: string;
}

/** Asks for whom a role is, and says what that means. */
export function RolePeople({ isStaff, onStaff, refusal, staffRefusal }: RolePeopleProps) {
  const cannot = (reason: string) => ({ disabled: reason !== '', reason });
  return (
    <RadioGroup
      label="For"
      name="is_staff"
      value={isStaff ? 'staff' : 'account users'}
      onValueChange={(people) => onStaff(people === 'staff')}
      options={[
        {
          value: 'staff',
          label: peopleOf(true),
          hint: 'They read and write notes for us only.',
          ...cannot(refusal || staffRefusal),
        },
        {
          value: 'account users',
          label: peopleOf(false),
          hint: 'They never see those notes, whatever they may change.',
          ...cannot(refusal),
        },
      ]}
    />
  );
}

interface PeopleChangeProps {
  /** How many users have the role. */
  users: number;
  /** Whether they would be staff. */
  isStaff: boolean;
}

/** Says what another choice does to the users of a role before it is saved. */
export function PeopleChange({ users, isStaff }: PeopleChangeProps) {
  const { count } = useFormats();
  const verb = isStaff ? 'gain' : 'lose';
  return (
    <Stack gap={4}>
      <Stack direction="row" gap={8} align="center" isWrapping>
        <Badge tone={isStaff ? 'success' : 'danger'}>{isStaff ? 'new' : 'removed'}</Badge>
        <Text weight={600}>
          {count(users, 'user')} {users === 1 ? `${verb}s` : verb}
        </Text>
      </Stack>
      <Text size={13}>Read and write notes for us only</Text>
    </Stack>
  );
}
