import { useLayoutEffect, useRef, type Ref } from 'react';
import { styled } from 'styled-components';
import { useMergedRef } from '../../../hooks/useMergedRef.ts';
import { floating } from '../../../theme/styles.ts';
import { space, type } from '../../../theme/tokens.ts';

const Tip = styled.div`
  position: fixed;
  inset: auto;
  margin: 0;
  max-inline-size: min(480px, calc(100vw - 32px));
  padding: ${space(4, 8)};
  overflow-wrap: anywhere;
  ${floating}
  ${type(13)}
`;

export interface FullTipProps {
  text: string;
  /** Where the words end below and begin, in px of the window. */
  top: number;
  left: number;
  ref: Ref<HTMLDivElement>;
  onPointerLeave: () => void;
}

/** The full form of a text that is cut off. */
export default function FullTip({ text, top, left, ref, onPointerLeave }: FullTipProps) {
  const tip = useRef<HTMLDivElement>(null);
  const root = useMergedRef(tip, ref);
  useLayoutEffect(() => {
    const element = tip.current;
    if (element === null) return;
    element.showPopover();
    const { width, height } = element.getBoundingClientRect();
    const isBelow = top + height < window.innerHeight;
    element.style.insetBlockStart = `${isBelow ? top : top - height - 24}px`;
    element.style.left = `${Math.max(8, Math.min(left - 8, window.innerWidth - width - 8))}px`;
  }, [text, top, left]);

  return (
    <Tip ref={root} popover="manual" aria-hidden data-part="full-text" onPointerLeave={onPointerLeave}>
      {text}
    </Tip>
  );
}
