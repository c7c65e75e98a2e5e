import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { TransferOption } from './TransferList.tsx';
import { TransferEntry } from './TransferEntry.tsx';

interface TransferSideProps<Value extends string> {
  id: string;
  label: string;
  options: readonly TransferOption<Value>[];
  icon: ReactNode;
  verb: string;
  emptyText: string;
  onMove: (option: TransferOption<Value>) => void;
  all: ReactNode;
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** One of the two lists: arrows walk in it. After an entry left it the focus goes to the one that took its place. */
export function TransferSide<Value extends string>(props: TransferSideProps<Value>) {
  const { id, label, options, icon, verb, emptyText, onMove, all } = props;
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<number>(undefined);
  const [stop, setStop] = useState(0);
  const last = options.length - 1;
  const focus = (index: number) => {
    setStop(index);
    list.current?.querySelectorAll('button')[index]?.focus();
  };
  useEffect(() => {
    if (leaving.current === undefined) return;
    focus(Math.min(leaving.current, last));
    leaving.current = undefined;
  }, [options, last]);
  function walk(event: KeyboardEvent, at: number) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    focus(step(at, last));
  }
  return (
    <section aria-labelledby={id}>
      <header>
        <span id={id}>{label}</span>
        {all}
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
    </section>
  );
}
