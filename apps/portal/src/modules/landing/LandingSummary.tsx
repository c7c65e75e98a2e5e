import type { V2Schemas } from '@mailroom/api-client';
import { Link, useDesign } from '@mailroom/design-system';
import { Fragment } from 'react';
import { useFormats } from '../../shared/useFormats.ts';
import { workHref } from './workHref.ts';

type NeedsAttention = V2Schemas['NeedsAttention'];

/** Says what this person can move on, each count a link to its list, and when the next deployment would be missed. */
export function LandingSummary({ work, next_start_at: nextStart }: Pick<NeedsAttention, 'work' | 'next_start_at'>) {
  const { formatDate, timeZone } = useDesign();
  const { number } = useFormats();
  if (work.length === 0) return 'Nothing is waiting for you.';
  // A task is mostly the other name of something that is counted here already.
  const things = work.filter(({ code }) => code !== 'tasks');
  const lines = things.length > 0 ? things : work;
  const tasks = things.length > 0 && work.find(({ code }) => code === 'tasks');
  const linkTo = (line: NeedsAttention['work'][number]) => (
    <Link href={workHref(line.module, line)}>
      {number(line.count)} {line.text}
    </Link>
  );
  return (
    <>
      {'You can move on: '}
      {lines.map((line, index) => (
        <Fragment key={line.code}>
          {index > 0 && ', '}
          {linkTo(line)}
        </Fragment>
      ))}
      .{tasks && <> In the list of tasks: {linkTo(tasks)}.</>}
      {nextStart && (
        <>
          <br />
          The next deployment that would be missed starts {formatDate(nextStart, 'datetime', timeZone)}.
        </>
      )}
    </>
  );
}
