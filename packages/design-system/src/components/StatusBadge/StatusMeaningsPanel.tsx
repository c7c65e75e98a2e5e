import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { Badge } from '../Badge/Badge.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { foldText } from '../Select/foldText.ts';
import type { Statuses } from './defineStatuses.ts';
import { Root } from './StatusMeaningsPanel.styles.ts';

interface StatusMeaningsPanelProps {
  statuses: Statuses;
  current: string | undefined;
  why: ReactNode;
}

/** A longer list gets a search field. */
const MAX_WITHOUT_SEARCH = 8;

/** The content of the panel. Loaded when the panel is opened. */
export default function StatusMeaningsPanel({ statuses, current, why }: StatusMeaningsPanelProps) {
  const texts = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const words = foldText(query.trim());
  const found = statuses.list.filter(({ code, label, meaning, next }) =>
    foldText(`${label ?? code} ${meaning} ${next ?? ''}`).includes(words),
  );
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Root>
      {statuses.list.length > MAX_WITHOUT_SEARCH && (
        <>
          <SearchInput
            label={texts.searchStatuses}
            placeholder={texts.searchStatuses}
            value={query}
            onValueChange={setQuery}
          />
          <p data-part="count" role="status">
            {words !== '' && (found.length === 0 ? texts.noMatch : texts.matches(found.length))}
          </p>
        </>
      )}
      {/* The list scrolls, so the keyboard must reach it. */}
      <ul ref={list} tabIndex={0} aria-label={texts.meaningOfStatuses}>
        {found.map((status) => {
          const isCurrent = status.code === current;
          const meaning = isCurrent && why ? why : status.meaning;
          return (
            <li key={status.code} aria-current={isCurrent || undefined}>
              <div data-part="name">
                <Badge tone={status.tone}>{status.label ?? status.code}</Badge>
                {isCurrent && <span data-part="now">{texts.thisOne}</span>}
              </div>
              <div>
                {meaning && <p>{meaning}</p>}
                {status.next && (
                  <p data-part="next">
                    <b>{texts.next}:</b> {status.next}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
