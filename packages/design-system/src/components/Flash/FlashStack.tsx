'use client';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useDesign } from '../../provider/DesignContext.ts';
import { Button } from '../Button/Button.tsx';
import { Flash, type FlashType } from './Flash.tsx';
import { StackRoot } from './Flash.styles.ts';
import { handFocusOn } from './handFocusOn.ts';
import { shownIds } from './shownIds.ts';
import { useTabHidden } from './useTabHidden.ts';

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

export interface FlashStackProps extends ComponentProps<'div'> {
  /** The newest first. The four newest are shown; the others wait, and come back when there is room. */
  notices: readonly Notice[];
  /** Called when the time of a message has passed, or somebody closes it. Closing all calls it for each. */
  onClose: (id: string) => void;
  /** How long a message stays, in ms. Default 9,000. */
  duration?: number | undefined;
  /** Messages of the type 'danger' stay until somebody closes them. Default false. */
  keepErrors?: boolean | undefined;
}

/**
 * The messages on screen. Mount it once and keep it mounted, so that screen readers read each message exactly once. The
 * pointer or the focus on one message stops the time of all, and so does a hidden tab.
 */
export function FlashStack({ notices, onClose, duration = 9000, keepErrors = false, ref, ...rest }: FlashStackProps) {
  const { texts } = useDesign();
  const stack = useRef<HTMLDivElement>(null);
  const root = useMergedRef(stack, ref);
  const cameFrom = useRef<Element | null>(null);
  // Two separate states: a mouse that leaves must not restart the time while the focus is there.
  const [isOver, setOver] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isOver || hasFocus;
  const isTabHidden = useTabHidden();
  // Closing the message under the pointer sends no leave event.
  if (isHeld && notices.length === 0) {
    setOver(false);
    setFocus(false);
  }
  const [before, setBefore] = useState<readonly string[]>([]);
  const ids = notices.map(({ id }) => id);
  const shown = shownIds(ids, isHeld ? before : []);
  if (shown.join() !== before.join()) setBefore(shown);
  const dismiss = (id: string) => {
    handFocusOn(stack.current, cameFrom.current);
    onClose(id);
  };
  const dismissAll = () => {
    handFocusOn(stack.current, cameFrom.current, 'all');
    for (const id of ids) onClose(id);
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
      {/* Farthest from the edge that the messages grow from: it must not push them from under the pointer. */}
      {notices.length > shown.length && (
        // The number isn't read aloud, because every message is.
        <div data-part="waiting" aria-live="off">
          <span>{texts.more(notices.length - shown.length)}</span>
          <Button size="small" onClick={dismissAll}>
            {texts.dismissAll}
          </Button>
        </div>
      )}
      {notices.map((notice) => (
        <TimedFlash
          key={notice.id}
          notice={notice}
          duration={keepErrors && notice.type === 'danger' ? Infinity : duration}
          isHeld={isHeld || isTabHidden}
          isWaiting={!shown.includes(notice.id)}
          onClose={onClose}
          onDismiss={dismiss}
        />
      ))}
    </StackRoot>
  );
}

interface TimedFlashProps {
  notice: Notice;
  /** In ms. Infinity: it stays until somebody closes it. */
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
  const passed = useRef(0);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (isHeld || isWaiting || duration === Infinity) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => close.current(notice.id), duration - passed.current);
    return () => {
      clearTimeout(timer);
      passed.current += performance.now() - started;
    };
  }, [isHeld, isWaiting, duration, notice.id]);
  // While it waits, its words stay in the log. A screen reader reads them when they come, and not again when they are shown.
  return (
    <Flash
      data-waiting={isWaiting || undefined}
      type={notice.type}
      message={notice.message}
      action={isWaiting ? undefined : notice.action}
      onClose={isWaiting ? undefined : () => onDismiss(notice.id)}
    />
  );
}
