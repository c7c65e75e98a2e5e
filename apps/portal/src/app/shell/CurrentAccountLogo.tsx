import { Avatar } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { accountLogoQuery } from '../../resources/accounts.queries.ts';

/** The logo of the current account, beside its name; nothing while it has none. */
export function CurrentAccountLogo({ id, name }: { id: number; name: string }) {
  const { data: logo } = useQuery(accountLogoQuery(id));
  return logo ? <Avatar aria-hidden size="small" name={name} imageUrl={logo} /> : null;
}
