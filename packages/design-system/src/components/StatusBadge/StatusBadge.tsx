'use client';
import type { ComponentProps, ReactNode } from 'react';
import { BadgeRoot } from '../Badge/Badge.styles.ts';
import { Shape } from '../Badge/Shape.tsx';
import { useTooltip } from '../Tooltip/useTooltip.tsx';
import type { StatusDefinition, Statuses } from './defineStatuses.ts';
import { GuidedBadge } from './GuidedBadge.tsx';
import { StatusWords } from './StatusWords.tsx';

export interface StatusBadgeProps extends ComponentProps<'span'> {
  /** From a list made with defineStatuses. */
  status: StatusDefinition;
  /** Why this very thing has it; the status's meaning when absent. */
  why?: ReactNode;
  /** What happens next; the status's own when absent. */
  next?: ReactNode;
  /** The whole list: the badge becomes a button that opens what each status means, this one marked. */
  guide?: Statuses | undefined;
}

/** A status: its tone, its shape and its word. Hover, focus and touch say why it is so and what comes next. */
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
        // The explanation must be reachable without a pointer, so the badge takes the focus.
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
