import type { V2Schemas } from '@mailroom/api-client';
import { Button, Menu } from '@mailroom/design-system';
import { useFormats } from '../../shared/useFormats.ts';
import { workHref } from './workHref.ts';

/** Leads to everything that waits for the user: to its list, or to a choice of lists when there are several kinds of it. */
export function SeeAll({ work }: { work: readonly V2Schemas['Work'][] }) {
  const { number } = useFormats();
  const lists = work.map((line) => ({
    id: line.code,
    label: `${number(line.count)} ${line.text}`,
    href: workHref(line.module, line),
  }));
  const [first, ...others] = lists;
  if (!first) return null;
  if (others.length > 0) return <Menu label="See all" variant="quiet" size="small" items={lists} />;
  return (
    <Button variant="quiet" size="small" href={first.href}>
      See all {first.label}
    </Button>
  );
}
