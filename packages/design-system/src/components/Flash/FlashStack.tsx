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
  /** When it appeared. */
  at?: Date | string | undefined;
  /** One action that follows from the message. */
  action?: { label: string; onAction: () => void } | undefined;
}

export interface FlashStackProps extends ComponentProps<'div'> {
  /** The messages on screen, the newest first. */
  notices: readonly Notice[];
  /** Called when the time of a message has passed, or somebody closes it. */
  onClose: (id: string) => void;
  /** How long a message stays, in ms. Default 9,000. */
  duration?: number | undefined;
}

/**
 * The messages on screen. Mount it once and keep it mounted, so that screen readers read each message exactly once. The
 * pointer or the focus on one message stops the time of all.
 */
export function FlashStack({ notices, onClose, duration = 9000, ref, ...rest }: FlashStackProps) {
  const { texts } = useDesign();
  const stack = useRef<HTMLDivElement>(null);
  const root = useMergedRef(stack, ref);
  const cameFrom = useRef<Element | null>(null);
  // Two separate states: a mouse that leaves must not restart the time while the focus is there.
  const [isOver, setOver] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isOver || hasFocus;
  // Closing the message under the pointer sends no leave event.
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
  /** Called when its time has passed. */
  onClose: (id: string) => void;
  /** Called when somebody closes it. */
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
