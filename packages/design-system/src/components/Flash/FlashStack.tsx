'use client';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { Flash, type FlashType } from './Flash.tsx';
import { StackRoot } from './Flash.styles.ts';

export interface Notice {
  id: string;
  type: FlashType;
  message: ReactNode;
  /** When it was said. */
  at?: Date | string | undefined;
  action?: { label: string; onAction: () => void } | undefined;
}

export interface FlashStackProps extends ComponentProps<'div'> {
  notices: readonly Notice[];
  /** Called when a message's time is over or somebody closes it. */
  onClose: (id: string) => void;
  /** How long a message stays, in ms. */
  duration?: number;
}

/**
 * The messages of the moment. Mounted once and for good, so that screen readers say each message exactly once; a
 * pointer or the focus on one of them holds the time of all.
 */
export function FlashStack({ notices, onClose, duration = 9000, ...rest }: FlashStackProps) {
  const { texts } = useDesign();
  const [isHeld, setHeld] = useState(false);
  // Without messages nothing can hold: the one under the pointer may have been closed, which sends no leave event.
  if (isHeld && notices.length === 0) setHeld(false);
  return (
    <StackRoot
      role="log"
      aria-label={texts.notices}
      data-react-aria-top-layer="true"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...rest}
    >
      {notices.map((notice) => (
        <TimedFlash key={notice.id} notice={notice} duration={duration} isHeld={isHeld} onClose={onClose} />
      ))}
    </StackRoot>
  );
}

interface TimedFlashProps {
  notice: Notice;
  duration: number;
  isHeld: boolean;
  onClose: (id: string) => void;
}

function TimedFlash({ notice, duration, isHeld, onClose }: TimedFlashProps) {
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
    <Flash type={notice.type} message={notice.message} action={notice.action} onClose={() => onClose(notice.id)} />
  );
}
