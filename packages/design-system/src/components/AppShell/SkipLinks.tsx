'use client';
import { useState } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';

/** Where a skip link leads, within the main landmark. */
const TARGETS = {
  search: '[role="searchbox"]',
  firstRow: 'tbody :is(a[href], button, input)',
  actions: '[data-part="actions"] :is(a[href], button)',
} as const;

type Target = keyof typeof TARGETS;

function find(target: Target): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#main :is(${TARGETS[target]})`);
}

/** The first stops of every screen. Only those are offered that the screen has when the keyboard reaches them. */
export function SkipLinks() {
  const { texts } = useDesign();
  const [present, setPresent] = useState<readonly Target[]>([]);
  const labels = {
    search: texts.skipToSearch,
    firstRow: texts.skipToRows,
    actions: texts.skipToActions,
  };
  return (
    <div
      data-part="skips"
      onFocus={() => setPresent((Object.keys(TARGETS) as Target[]).filter((target) => find(target) !== null))}
    >
      <a href="#main">{texts.skipToContent}</a>
      {present.map((target) => (
        <a
          key={target}
          href="#main"
          onClick={(event) => {
            event.preventDefault();
            find(target)?.focus();
          }}
        >
          {labels[target]}
        </a>
      ))}
    </div>
  );
}
