'use client';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useDesign } from '../../provider/DesignContext.ts';
import { BadgeRoot } from '../Badge/Badge.styles.ts';
import { Shape } from '../Badge/Shape.tsx';
import { useTooltip } from '../Tooltip/useTooltip.tsx';
import type { StatusDefinition } from './defineStatuses.ts';

export interface StatusBadgeProps extends ComponentProps<'span'> {
  /** From a list made with defineStatuses. */
  status: StatusDefinition;
  /** Why this very thing has it; the status's meaning when absent. */
  why?: ReactNode;
  /** What happens next; the status's own when absent. */
  next?: ReactNode;
}

const Words = styled.span`
  display: grid;
  gap: 4px;
`;

/** A status: its tone, its shape and its word. Hover, focus and touch say why it is so and what comes next. */
export function StatusBadge({ status, why, next, ...rest }: StatusBadgeProps) {
  const { texts } = useDesign();
  const reason = why ?? status.meaning;
  const step = next ?? status.next;
  const { triggerProps, tooltip } = useTooltip(
    (reason || step) && (
      <Words>
        {reason && <span>{reason}</span>}
        {step && (
          <span>
            <b>{texts.next}:</b> {step}
          </span>
        )}
      </Words>
    ),
  );
  const isExplained = Boolean(reason || step);
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
        <span data-part="word">{status.label ?? status.code}</span>
      </BadgeRoot>
      {tooltip}
    </>
  );
}
