'use client';
import { lazy, type ComponentProps, type ReactNode } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useDesign } from '../../provider/DesignContext.ts';
import { Button, type ButtonSize } from '../Button/Button.tsx';
import { InfoIcon } from '../Icon/InfoIcon.ts';
import { usePopover } from '../Popover/usePopover.tsx';
import type { Statuses } from '../StatusBadge/defineStatuses.ts';

const StatusMeaningsPanel = lazy(() => import('../StatusBadge/StatusMeaningsPanel.tsx'));

export interface StatusGuideProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'title'> {
  /** The list of statuses to explain. */
  statuses: Statuses;
  /** The code of the current status. It is marked and scrolled into view. */
  current?: string | undefined;
  /** Why this record has that status. Shown instead of its meaning. */
  why?: ReactNode;
  /** The text of the button. Default 'What does this mean?'. */
  label?: ReactNode;
  /** 'small' (24 px) beside a badge or a heading, 'medium' in a line of controls. Default 'small'. */
  size?: ButtonSize | undefined;
}

/** A quiet button that opens the meaning of every status of a list, with the next step. */
export function StatusGuide({ statuses, current, why, label, size = 'small', ref, ...rest }: StatusGuideProps) {
  const { texts } = useDesign();
  const { anchor, triggerProps, popup } = usePopover({
    title: texts.meaningOfStatuses,
    content: <StatusMeaningsPanel statuses={statuses} current={current} why={why} />,
  });
  const root = useMergedRef(anchor, ref);
  return (
    <>
      <Button
        ref={root}
        variant="quiet"
        size={size}
        icon={<InfoIcon size={size === 'small' ? 14 : 16} />}
        {...rest}
        {...triggerProps}
      >
        {label ?? texts.whatDoesThisMean}
      </Button>
      {popup}
    </>
  );
}
