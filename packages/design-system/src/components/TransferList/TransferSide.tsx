import { useEffect, useRef, type ReactNode } from 'react';
import type { TransferOption } from './TransferList.tsx';

interface TransferSideProps {
  id: string;
  label: string;
  options: readonly TransferOption[];
  icon: ReactNode;
  verb: string;
  onMove: (value: string) => void;
  all: ReactNode;
}

/** One of the two lists. After an entry left it the focus goes to the one that took its place. */
export function TransferSide({ id, label, options, icon, verb, onMove, all }: TransferSideProps) {
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<number>(undefined);
  useEffect(() => {
    if (leaving.current === undefined) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(leaving.current, buttons.length - 1)] as HTMLButtonElement | undefined)?.focus();
    leaving.current = undefined;
  }, [options]);
  return (
    <section aria-labelledby={id}>
      <header>
        <span id={id}>{label}</span>
        {options.length > 0 && all}
      </header>
      <ul ref={list}>
        {options.map((option, index) => (
          <li key={option.value}>
            <button
              type="button"
              onClick={() => {
                leaving.current = index;
                onMove(option.value);
              }}
            >
              <span>
                <span data-part="verb">{verb} </span>
                {option.label}
                {option.description !== undefined && <small>{option.description}</small>}
              </span>
              {icon}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
