import { lazy, type ComponentProps, type ReactNode } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useDesign } from '../../provider/DesignContext.ts';
import { BadgeButton } from '../Badge/Badge.styles.ts';
import { Shape } from '../Badge/Shape.tsx';
import { usePopover } from '../Popover/usePopover.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { StatusDefinition, Statuses } from './defineStatuses.ts';
import { StatusWords } from './StatusWords.tsx';

const StatusMeaningsPanel = lazy(() => import('./StatusMeaningsPanel.tsx'));

interface GuidedBadgeProps extends ComponentProps<'button'> {
  status: StatusDefinition;
  guide: Statuses;
  why: ReactNode;
  next: ReactNode;
}

/** A badge that is a button. Hover and focus explain the status; a press opens the meaning of every status of the list. */
export function GuidedBadge({ status, guide, why, next, ref, ...rest }: GuidedBadgeProps) {
  const { texts } = useDesign();
  const name = status.label ?? status.code;
  const { anchor, triggerProps, popup } = usePopover({
    title: texts.meaningOfStatuses,
    content: <StatusMeaningsPanel statuses={guide} current={status.code} why={why} />,
  });
  const root = useMergedRef(anchor, ref);
  const isExplained = Boolean(why || next) && !popup;
  return (
    <>
      <Tooltip content={isExplained && <StatusWords name={name} why={why} next={next} />}>
        <BadgeButton type="button" data-tone={status.tone} {...rest} {...triggerProps} ref={root}>
          <Shape tone={status.tone} />
          <span data-part="word">{name}</span>
        </BadgeButton>
      </Tooltip>
      {popup}
    </>
  );
}
