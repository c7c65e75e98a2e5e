import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import type { TransferOption } from './TransferList.tsx';
import { TransferEntry } from './TransferEntry.tsx';

interface TransferSideProps<Value extends string | number> {
  id: string;
  label: string;
  options: readonly TransferOption<Value>[];
  icon: ReactNode;
  verb: string;
  emptyText: string;
  onMove: (option: TransferOption<Value>) => void;
  /** Moves all that can be; undefined where nothing can. */
  onMoveAll: (() => void) | undefined;
  allText: string;
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Nobody reads on from here, and 20,000 rows take seconds: the search leads to the rest. */
const MOST = 500;

/** One of the two lists: arrows walk in it. After an entry left it the focus goes to the one that took its place. */
export function TransferSide<Value extends string | number>(props: TransferSideProps<Value>) {
  const { id, label, options: all, icon, verb, emptyText, onMove, onMoveAll, allText } = props;
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<number>(undefined);
  const [stop, setStop] = useState(0);
  const texts = useTexts();
  const options = all.slice(0, MOST);
  const last = options.length - 1;
  const focus = (index: number) => {
    setStop(index);
    // The last one has left: the list itself says that it is empty, and the tab key goes on from there.
    (list.current?.querySelectorAll('button')[index] ?? section.current)?.focus();
  };
  useEffect(() => {
    if (leaving.current === undefined) return;
    focus(Math.max(0, Math.min(leaving.current, last)));
    leaving.current = undefined;
  }, [all, last]);
  function walk(event: KeyboardEvent, at: number) {
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
              // The button goes with what it moved.
              leaving.current = 0;
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
            onKeyDown={(event) => walk(event, index)}
            onMove={() => {
              leaving.current = index;
              onMove(option);
            }}
          />
        ))}
      </ul>
      {all.length > MOST && <p>{texts.commandsMore(MOST, all.length)}</p>}
    </section>
  );
}
