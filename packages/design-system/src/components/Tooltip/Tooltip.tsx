'use client';
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Placement } from '../Overlay/placement.ts';
import { useTooltip } from './useTooltip.tsx';

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'content' | 'children'> {
  /** The text of the tooltip. Without links or buttons. */
  content: ReactNode;
  /** The side on which the tooltip opens, when there is room. Default 'top'. */
  placement?: Placement | undefined;
  /** The element that the tooltip describes, for screen readers too. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

const Root = styled.span`
  display: inline-flex;
  max-inline-size: 100%;
`;

/** A text that explains its child on hover, keyboard focus and touch. */
export function Tooltip({ content, placement, children, ...rest }: TooltipProps) {
  const { triggerProps, tooltip } = useTooltip(content);
  const { 'aria-describedby': describedBy, ...handlers } = triggerProps;
  return (
    // The popup reads the side from its anchor, so that the many controls with a tooltip don't carry it.
    <Root data-placement={placement} {...rest} {...handlers}>
      {describedBy ? cloneElement(children, { 'aria-describedby': describedBy }) : children}
      {tooltip}
    </Root>
  );
}
