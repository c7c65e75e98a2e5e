'use client';
import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { SearchListRoot } from './SearchList.styles.ts';

export interface SearchListItem {
  id: string;
  label: string;
  /** Quiet words at the end: where it belongs, or the keys that lead there. */
  note?: string | undefined;
  /** The choice that holds now. */
  isCurrent?: boolean | undefined;
  /** It can't be chosen, and this says why. */
  disabledReason?: string | undefined;
  /** Items of one section stand together under its name. */
  section?: string | undefined;
}

export interface SearchListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is searched, for screen readers: 'Accounts'. */
  label: string;
  placeholder?: string | undefined;
  /** What is typed. */
  query: string;
  /** Called with each change of what is typed. */
  onQueryChange: (query: string) => void;
  /** What is found, in order; the application does the finding. */
  items: readonly SearchListItem[];
  /** Called with the id of what is chosen. */
  onChoose: (id: string) => void;
  /** Said in place of the list when nothing is found. */
  emptyText: string;
  /** More is on its way: the list is busy, and nothing is called missing yet. Default false. */
  isLoading?: boolean | undefined;
  /** Said in place of the list when it could not be fetched. */
  error?: { message: string; onRetry?: () => void } | undefined;
}

/** As many lines as Page Up and Page Down pass over. */
const PAGE = 8;

/** A search with its results below: arrows move, Enter chooses, the focus stays in the search. */
export function SearchList({
  label,
  placeholder,
  query,
  onQueryChange,
  items,
  onChoose,
  emptyText,
  isLoading = false,
  error,
  ...rest
}: SearchListProps) {
  const texts = useTexts();
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  const at = Math.min(active, items.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  function onKeyDown(event: KeyboardEvent) {
    // These keys belong to what is being composed: Enter takes its word, not ours.
    if (event.nativeEvent.isComposing) return;
    const last = items.length - 1;
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: Math.min(at + PAGE, last),
      PageUp: Math.max(at - PAGE, 0),
      Home: 0,
      End: last,
    };
    const chosen = items[at];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      if (chosen.disabledReason === undefined) onChoose(chosen.id);
    }
    // Home and End belong to the text while there is one.
    const step = query !== '' && (event.key === 'Home' || event.key === 'End') ? undefined : steps[event.key];
    if (step === undefined || items.length === 0) return;
    event.preventDefault();
    setActive((step + items.length) % items.length);
  }

  return (
    <SearchListRoot {...rest}>
      <SearchInput
        label={label}
        {...(placeholder && { placeholder })}
        value={query}
        onValueChange={(text) => {
          setActive(0);
          onQueryChange(text);
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        {...(items.length > 0 && { 'aria-activedescendant': optionId(at) })}
        autoFocus
      />
      <ul ref={list} id={listId} role="listbox" aria-label={label} aria-busy={isLoading}>
        {items.map((item, index) => (
          <Option
            key={item.id}
            id={optionId(index)}
            item={item}
            isActive={index === at}
            startsSection={item.section !== undefined && item.section !== items[index - 1]?.section}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {error ? (
        <div data-part="error">
          <p role="alert">{error.message}</p>
          {error.onRetry && (
            <Button size="small" onClick={error.onRetry}>
              {texts.retry}
            </Button>
          )}
        </div>
      ) : (
        // One place says all of it: that it is coming, how many there are, or that there is none.
        <p role="status" data-quiet={items.length > 0 || undefined}>
          {isLoading ? texts.loading : items.length > 0 ? query !== '' && texts.matches(items.length) : emptyText}
        </p>
      )}
    </SearchListRoot>
  );
}

interface OptionProps {
  id: string;
  item: SearchListItem;
  isActive: boolean;
  startsSection: boolean;
  onChoose: (id: string) => void;
}

function Option({ id, item, isActive, startsSection, onChoose }: OptionProps) {
  return (
    <>
      {startsSection && (
        <li role="presentation" data-part="section">
          {item.section}
        </li>
      )}
      <li
        id={id}
        role="option"
        aria-selected={item.isCurrent ?? false}
        data-active={isActive || undefined}
        data-current={item.isCurrent || undefined}
        aria-disabled={item.disabledReason === undefined ? undefined : true}
        {...(item.section !== undefined && { 'aria-description': item.section })}
        // The focus must not leave the search, so the press is taken before it would.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => item.disabledReason === undefined && onChoose(item.id)}
      >
        <span data-part="label">
          {item.label}
          {item.disabledReason !== undefined && <small>{item.disabledReason}</small>}
        </span>
        {item.note && <span data-part="note">{item.note}</span>}
      </li>
    </>
  );
}
