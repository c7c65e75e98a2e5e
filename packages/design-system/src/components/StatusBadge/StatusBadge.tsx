'use client';
import type { ComponentProps, ReactNode } from 'react';
import { BadgeRoot } from '../Badge/Badge.styles.ts';
import { Shape } from '../Badge/Shape.tsx';
import { useTooltip } from '../Tooltip/useTooltip.tsx';
import type { StatusDefinition, Statuses } from './defineStatuses.ts';
import { GuidedBadge } from './GuidedBadge.tsx';
import { StatusWords } from './StatusWords.tsx';

export interface StatusBadgeProps extends ComponentProps<'span'> {
  /** A status of a list made with `defineStatuses`. */
  status: StatusDefinition;
  /** Why this record has the status. Default: the status's meaning. */
  why?: ReactNode;
  /** Says what happens next. Default: the status's own `next`. */
  next?: ReactNode;
  /** The whole list. Turns the badge into a button that opens the meaning of each status, with this one marked. */
  guide?: Statuses | undefined;
}

/** Shows a status by tone, shape and word. Hover, focus and touch explain the reason and the next step. */
export function StatusBadge({ status, why, next, guide, ...rest }: StatusBadgeProps) {
  const reason = why ?? status.meaning;
  const step = next ?? status.next;
  if (guide === undefined) return <ExplainedBadge status={status} why={reason} next={step} {...rest} />;
  return <GuidedBadge status={status} guide={guide} why={reason} next={step} {...(rest as ComponentProps<'button'>)} />;
}

function ExplainedBadge({ status, why, next, ...rest }: StatusBadgeProps) {
  const isExplained = Boolean(why || next);
  const name = status.label ?? status.code;
  const { triggerProps, tooltip } = useTooltip(isExplained && <StatusWords name={name} why={why} next={next} />);
  return (
    <>
      <BadgeRoot
        data-tone={status.tone}
        data-explained={isExplained || undefined}
        // The tooltip must be reachable without a pointer, so the badge can be focused.
        {...(isExplained ? { tabIndex: 0, role: 'note' } : {})}
        {...triggerProps}
        {...rest}
      >
        <Shape tone={status.tone} />
        <span data-part="word">{name}</span>
      </BadgeRoot>
      {tooltip}
    </>
  );
}
