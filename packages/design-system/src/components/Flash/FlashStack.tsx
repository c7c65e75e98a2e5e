'use client';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useDesign } from '../../provider/DesignContext.ts';
import { Button } from '../Button/Button.tsx';
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
  /** Marks it as unread in a list of messages. Default false. */
  isUnread?: boolean | undefined;
  /** One action that follows from the message. */
  action?: { label: string; onAction: () => void } | undefined;
}

/** The most messages that are shown. The time of the others stops until there is room. */
const SHOWN = 4;

export interface FlashStackProps extends ComponentProps<'div'> {
  /** The newest first. The four newest are shown; the others wait, and come back when there is room. */
  notices: readonly Notice[];
  /** Called when the time of a message has passed, or somebody closes it. Closing all calls it for each. */
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
  const dismissAll = () => {
    handFocusOn(stack.current, cameFrom.current, 'all');
    for (const { id } of notices) onClose(id);
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
      {notices.map((notice, place) => (
        <TimedFlash
          key={notice.id}
          notice={notice}
          duration={duration}
          isHeld={isHeld}
          isWaiting={place >= SHOWN}
          onClose={onClose}
          onDismiss={dismiss}
        />
      ))}
      {notices.length > SHOWN && (
        <div data-part="waiting">
          <span>{texts.more(notices.length - SHOWN)}</span>
          <Button size="small" onClick={dismissAll}>
            {texts.dismissAll}
          </Button>
        </div>
      )}
    </StackRoot>
  );
}

interface TimedFlashProps {
  notice: Notice;
  duration: number;
  isHeld: boolean;
  /** There is no room for it yet. */
  isWaiting: boolean;
  /** Called when its time has passed. */
  onClose: (id: string) => void;
  /** Called when somebody closes it. */
  onDismiss: (id: string) => void;
}

function TimedFlash({ notice, duration, isHeld, isWaiting, onClose, onDismiss }: TimedFlashProps) {
  const left = useRef(duration);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (isHeld || isWaiting) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => close.current(notice.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [isHeld, isWaiting, notice.id]);
  // It stays mounted, so that its remaining time is kept and a screen reader that has read it doesn't read it again.
  return (
    <Flash
      inert={isWaiting}
      data-waiting={isWaiting || undefined}
      type={notice.type}
      message={notice.message}
      action={notice.action}
      onClose={() => onDismiss(notice.id)}
    />
  );
}
