import type { V2Schemas } from '@mailroom/api-client';
import { Banner, Link, Text } from '@mailroom/design-system';
import {
  closestRole,
  launchesAndConfirms,
  unusualPeople,
  type CloseRole,
  type ComparedRole,
} from '@mailroom/domain/access/roleRemarks';
import { SUPER_ADMIN } from '@mailroom/domain/access/roles';
import { useQuery } from '@tanstack/react-query';
import { allRolesQuery } from '../../../resources/access/roles.queries.ts';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { permissionsOfGroups } from './roleAreas.ts';

interface RoleRemarksProps {
  /** The role on the page; undefined for a new one. */
  roleId: number | undefined;
  /** Whether its permissions would change; true for a new one. */
  isChanged: boolean;
  /** All permission groups. */
  groups: readonly V2Schemas['Group'][];
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
  /** Whether the role would be one for staff. */
  isStaff: boolean;
}

function Closeness({ close }: { close: CloseRole<ComparedRole> }) {
  const { count, number } = useFormats();
  const { role, shared, more, fewer } = close;
  const same = `${more + fewer === 0 ? 'exactly the same' : 'the same'} ${count(shared, 'permission')}`;
  const differences = [more > 0 && `${number(more)} more`, fewer > 0 && `${number(fewer)} fewer`].filter(Boolean);
  return (
    <Text as="p" size={13}>
      Close to <Link href={paths.administration.role(role.id)}>{role.name}</Link>: {same}
      {differences.length > 0 && `, with ${differences.join(' and ')}`}.
    </Text>
  );
}

/** Warns when one person could launch and confirm, or when the role may have the wrong people, and names the role that allows much the same. */
export function RoleRemarks({ roleId, isChanged, groups, before, after, isStaff }: RoleRemarksProps) {
  const { data } = useQuery(allRolesQuery);
  const others = (data?.objects ?? [])
    .filter(({ id, name }) => id !== roleId && name !== SUPER_ADMIN)
    .map(({ id, name, role_groups }) => ({
      id,
      name,
      held: permissionsOfGroups(
        groups,
        role_groups.map((group) => group.id),
      ),
    }));
  const close = isChanged ? closestRole(after, others) : undefined;
  const unusual = unusualPeople(after, isStaff);
  return (
    <>
      {launchesAndConfirms(after) && (
        <Banner
          tone="warning"
          title={`One person ${launchesAndConfirms(before) ? 'can' : 'could then'} launch and confirm the same deployment`}
        >
          Nobody else has to look at it before it goes out.
        </Banner>
      )}
      {unusual === 'staff_views' && (
        <Banner tone="warning" title="Staff with this role can’t change any campaign">
          They read notes for us only. If these are clients, make them account users.
        </Banner>
      )}
      {unusual === 'clients_change' && (
        <Banner tone="info" title="Account users with this role can change campaigns">
          They don’t see notes for us only. If these are colleagues, make them staff.
        </Banner>
      )}
      {close && <Closeness close={close} />}
    </>
  );
}
