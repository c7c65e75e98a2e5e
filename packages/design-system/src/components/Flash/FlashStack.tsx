'use client';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useDesign } from '../../provider/DesignContext.ts';
import { Flash, type FlashType } from './Flash.tsx';
import { StackRoot } from './Flash.styles.ts';
import { handFocusOn } from './handFocusOn.ts';

export interface Notice {
  /** Unique for the session. */
  id: string;
  type: FlashType;
  /** One sentence. */
  message: ReactNode;
  /** When it was said. */
  at?: Date | string | undefined;
  /** One thing that can be done about it. */
  action?: { label: string; onAction: () => void } | undefined;
}

export interface FlashStackProps extends ComponentProps<'div'> {
  /** What is on screen now, the newest first. */
  notices: readonly Notice[];
  /** Called when a message's time is over or somebody closes it. */
  onClose: (id: string) => void;
  /** How long a message stays, in ms; 9,000 unless given. */
  duration?: number | undefined;
}

/**
 * The messages of the moment. Mounted once and for good, so that screen readers say each message exactly once; a
 * pointer or the focus on one of them holds the time of all.
 */
export function FlashStack({ notices, onClose, duration = 9000, ref, ...rest }: FlashStackProps) {
  const { texts } = useDesign();
  const stack = useRef<HTMLDivElement>(null);
  const root = useMergedRef(stack, ref);
  const cameFrom = useRef<Element | null>(null);
  // Each holds by itself: a mouse that passes takes nothing from under the focus.
  const [isOver, setOver] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isOver || hasFocus;
  // Without messages nothing can hold: the one under the pointer may have been closed, which sends no leave event.
  if (isHeld && notices.length === 0) {
    setOver(false);
    setFocus(false);
  }
  const dismiss = (id: string) => {
    handFocusOn(stack.current, cameFrom.current);
    onClose(id);
  };
  return (
    <StackRoot
      ref={root}
      role="log"
      aria-label={texts.notices}
      data-react-aria-top-layer="true"
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        setFocus(true);
      }}
      onBlur={() => setFocus(false)}
      {...rest}
    >
      {notices.map((notice) => (
        <TimedFlash
          key={notice.id}
          notice={notice}
          duration={duration}
          isHeld={isHeld}
          onClose={onClose}
          onDismiss={dismiss}
        />
      ))}
    </StackRoot>
  );
}

interface TimedFlashProps {
  notice: Notice;
  duration: number;
  isHeld: boolean;
  /** Its time is over. */
  onClose: (id: string) => void;
  /** Somebody has closed it. */
  onDismiss: (id: string) => void;
}

function TimedFlash({ notice, duration, isHeld, onClose, onDismiss }: TimedFlashProps) {
  const left = useRef(duration);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (isHeld) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => close.current(notice.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [isHeld, notice.id]);
  return (
    <Flash type={notice.type} message={notice.message} action={notice.action} onClose={() => onDismiss(notice.id)} />
  );
}
