'use client';
import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { Button } from '../Button/Button.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { SearchListRoot } from './SearchList.styles.ts';

interface SearchListItemOwn {
  id: string;
  label: string;
  /** Muted text at the end of the line: a category, or a shortcut. */
  note?: string | undefined;
  /** True for the current choice. */
  isCurrent?: boolean | undefined;
  /** The heading above the item. Items of one section are listed together. */
  section?: string | undefined;
}

export type SearchListItem = SearchListItemOwn & Disableable;

export interface SearchListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the list for screen readers: 'Accounts'. */
  label: string;
  placeholder?: string | undefined;
  /** The text in the search field. */
  query: string;
  /** Called with the new text after each change. */
  onQueryChange: (query: string) => void;
  /** The matches, in order. The application does the searching. */
  items: readonly SearchListItem[];
  /** Called with the id of the chosen item. */
  onChoose: (id: string) => void;
  /** Shown instead of the list when nothing matches. */
  emptyText: string;
  /** More items are loading. The list is marked as busy, and `emptyText` isn't shown yet. Default false. */
  isLoading?: boolean | undefined;
  /** Shown instead of the list when it could not be fetched. */
  error?: { message: string; onRetry?: () => void } | undefined;
}

/** How many lines Page Up and Page Down move. */
const PAGE = 8;

/** A search field with its results below. Arrows move, Enter chooses, and the focus stays in the search field. */
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
    // An input method uses these keys while it composes a word: Enter accepts the word.
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
      if (!chosen.disabled) onChoose(chosen.id);
    }
    // Home and End move in the text when there is any.
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
        // One status region announces that items are loading, how many there are, or that nothing matches.
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
        aria-disabled={item.disabled || undefined}
        {...(item.section !== undefined && { 'aria-description': item.section })}
        // Prevents the press from moving the focus out of the search field.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => !item.disabled && onChoose(item.id)}
      >
        <span data-part="label">
          {item.label}
          {item.disabled && <small>{item.reason}</small>}
        </span>
        {item.note && <span data-part="note">{item.note}</span>}
      </li>
    </>
  );
}
