'use client';
import { lazy, type ComponentProps, type ReactNode } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useDesign } from '../../provider/DesignContext.ts';
import { Button, type ButtonSize } from '../Button/Button.tsx';
import { InfoIcon } from '../Icon/InfoIcon.ts';
import { usePopover } from '../Popover/usePopover.tsx';
import type { Statuses } from '../StatusBadge/defineStatuses.ts';

const StatusMeaningsPanel = lazy(() => import('./StatusMeaningsPanel.tsx'));

export interface StatusGuideProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'title'> {
  /** The list that is explained. */
  statuses: Statuses;
  /** The code of the status that holds now: it is marked, and brought into sight. */
  current?: string | undefined;
  /** Why that one holds for this very thing, in place of its meaning. */
  why?: ReactNode;
  /** Default 'What does this mean?'. */
  label?: ReactNode;
  /** 'small', 24 px, beside a badge or a heading; 'medium' in a line of controls. Default 'small'. */
  size?: ButtonSize | undefined;
}

/** A quiet button that opens what every status of a list means, and what comes after it. */
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
