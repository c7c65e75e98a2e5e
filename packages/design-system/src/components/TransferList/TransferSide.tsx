import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import type { TransferOption } from './transferOption.ts';
import { TransferEntry } from './TransferEntry.tsx';

interface TransferSideProps<Value extends string | number> {
  id: string;
  label: string;
  options: readonly TransferOption<Value>[];
  icon: ReactNode;
  verb: string;
  emptyText: string;
  onMove: (option: TransferOption<Value>) => void;
  /** Moves every entry that isn't disabled; undefined when there is none. */
  onMoveAll: (() => void) | undefined;
  allText: string;
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Renders at most this many entries, because 20,000 take seconds. The search finds the rest. */
const MAX_ENTRIES = 500;

/** One of the two lists. Arrow keys move in it. After an entry was moved away, the focus goes to the one in its place. */
export function TransferSide<Value extends string | number>(props: TransferSideProps<Value>) {
  const { id, label, options: all, icon, verb, emptyText, onMove, onMoveAll, allText } = props;
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const movedIndex = useRef<number>(undefined);
  const [stop, setStop] = useState(0);
  const texts = useTexts();
  const options = all.slice(0, MAX_ENTRIES);
  const last = options.length - 1;
  const focus = (index: number) => {
    setStop(index);
    // After the last entry was moved away, the list itself gets the focus, so that Tab continues from there.
    (list.current?.querySelectorAll('button')[index] ?? section.current)?.focus();
  };
  useEffect(() => {
    if (movedIndex.current === undefined) return;
    focus(Math.max(0, Math.min(movedIndex.current, last)));
    movedIndex.current = undefined;
  }, [all, last]);
  function onEntryKeyDown(event: KeyboardEvent, at: number) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    focus(step(at, last));
  }
  return (
    <section ref={section} aria-labelledby={id} tabIndex={-1}>
      <header>
        <span id={id}>{label}</span>
        {onMoveAll && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              // The button disappears with the entries that it moved.
              movedIndex.current = 0;
              onMoveAll();
            }}
          >
            {allText}
          </Button>
        )}
      </header>
      {options.length === 0 && <p>{emptyText}</p>}
      <ul ref={list} aria-labelledby={id} hidden={options.length === 0}>
        {options.map((option, index) => (
          <TransferEntry
            key={option.value}
            option={option}
            verb={verb}
            icon={icon}
            isStop={index === Math.min(stop, last)}
            onFocus={() => setStop(index)}
            onKeyDown={(event) => onEntryKeyDown(event, index)}
            onMove={() => {
              movedIndex.current = index;
              onMove(option);
            }}
          />
        ))}
      </ul>
      {all.length > MAX_ENTRIES && <p>{texts.commandsMore(MAX_ENTRIES, all.length)}</p>}
    </section>
  );
}
