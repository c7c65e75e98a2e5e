import { Link } from '@mailroom/design-system';
import type { ReactNode } from 'react';
import { useOpenable } from '../session/user/usePermissions.ts';

interface RecordLinkProps {
  /** The record's page, which may be in another module; undefined for a record without one. */
  href: string | undefined;
  children: ReactNode;
}

/** A link to a record's page, or only its text for a user who would be turned away there. */
export function RecordLink({ href, children }: RecordLinkProps) {
  const path = useOpenable()(href);
  return path === undefined ? children : <Link href={path}>{children}</Link>;
}
