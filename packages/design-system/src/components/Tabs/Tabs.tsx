'use client';
import { Suspense, useId, useState, type ReactNode, type Ref } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.ts';
import { useKeptValue } from '../Field/useKeptValue.ts';
import { Menu } from '../Menu/Menu.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { TabPanel } from './TabPanel.tsx';
import { FADE, TabsRoot } from './Tabs.styles.ts';
import { useOverflow } from './useOverflow.ts';
import { useTabKeys } from './useTabKeys.ts';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** The tab's name in the menu of all tabs, when the label isn't plain text. */
  name?: string | undefined;
  /** Shown beside the label: '2 of 14'. */
  count?: ReactNode;
  /** Tone of the count. */
  tone?: 'danger' | undefined;
  /**
   * Mounted when its tab is chosen. A function is called only then. May be lazy: in a transition the previous panel stays
   * until this one has loaded.
   */
  content: ReactNode | (() => ReactNode);
  /** Keeps the panel mounted after its tab was first chosen, so that typed text isn't lost. Default false. */
  isKept?: boolean | undefined;
}

export interface TabsProps<Id extends string = string> {
  /** Names the tabs for screen readers. */
  label: string;
  /** The chosen tab's id; keep it in the URL. Default: the tabs keep their own, starting with `defaultValue`. */
  value?: string | undefined;
  /** The id of the tab that is shown first when the tabs keep their own. Default: the first. */
  defaultValue?: Id | undefined;
  /** Called with the id of the tab that was chosen. */
  onValueChange?: ((id: Id) => void) | undefined;
  items: readonly TabItem<Id>[];
  /** Shown before the tabs, in their line: a `PageHeader` of the size 'small' where the panel needs the height. */
  start?: ReactNode;
  /** Shown after the tabs, in their line: the actions of that header. */
  end?: ReactNode;
  /** 'press' when panels have to load: arrow keys then only move the focus, and Enter chooses. Default 'focus'. */
  activation?: 'focus' | 'press' | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  [data: `data-${string}`]: string | undefined;
}

/** A link may open a tab outside a phone's screen. Scrolls only the line, so that tabs below the fold don't move the page. */
function showTab(tab: HTMLElement | null) {
  const line = tab?.parentElement;
  if (!line) return;
  const [{ left, right }, edge] = [tab.getBoundingClientRect(), line.getBoundingClientRect()];
  const before = left - edge.left - FADE;
  const behind = right - edge.right + FADE;
  line.scrollLeft += before < 0 ? before : Math.max(0, Math.min(before, behind));
}

/** Scrolls again when the menu of all tabs has appeared, because the tab would be under the fading edge. */
function showBesideMenu(tab: HTMLElement | null) {
  showTab(tab);
}

/** Shows the parts of one thing, one at a time. When the tabs don't fit, the line scrolls and a menu lists all of them. */
export function Tabs<Id extends string = string>(props: TabsProps<Id>) {
  const { label, value: given, defaultValue = '', onValueChange, items, activation = 'focus', ...others } = props;
  const { start, end, ...rest } = others;
  const [value, change] = useKeptValue<string>(given, defaultValue, (id) => onValueChange?.(id as Id));
  const texts = useTexts();
  const prefix = useId();
  const [list, isOverflowing] = useOverflow();
  // The id may come from a mistyped address.
  const shown = (items.find(({ id }) => id === value) ?? items[0])?.id;
  const [visited, setVisited] = useState<readonly string[]>([]);
  if (shown !== undefined && !visited.includes(shown)) setVisited([...visited, shown]);
  const tabId = (at: number) => `${prefix}-tab-${at}`;
  const panelId = (at: number) => `${prefix}-panel-${at}`;
  const choose = (id: Id) => id !== value && change(id);
  const { stop, listProps } = useTabKeys((tab) => {
    if (activation === 'focus') tab.click();
  });
  return (
    <TabsRoot data-headed={start !== undefined || undefined} {...rest}>
      <div data-part="line">
        {start !== undefined && <div data-part="start">{start}</div>}
        <div ref={list} role="tablist" aria-label={label} data-cut={isOverflowing || undefined} {...listProps}>
          {items.map((item, at) => (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={tabId(at)}
              aria-selected={item.id === shown}
              aria-controls={item.id === shown ? panelId(at) : undefined}
              tabIndex={(stop === undefined ? item.id === shown : stop === tabId(at)) ? 0 : -1}
              ref={item.id !== shown ? null : isOverflowing ? showBesideMenu : showTab}
              onClick={({ currentTarget }) => {
                // Safari doesn't focus a pressed button, and the arrow keys start from the focus.
                currentTarget.focus();
                choose(item.id);
              }}
            >
              {item.label}
              {item.count !== undefined && (
                <>
                  {' '}
                  <span data-part="count" data-tone={item.tone}>
                    {item.count}
                  </span>
                </>
              )}
            </button>
          ))}
        </div>
        {isOverflowing && (
          <Menu
            label={texts.allTabs(label)}
            isIconOnly
            variant="quiet"
            icon={<ChevronDownIcon />}
            items={items.map((item) => ({
              id: item.id,
              label: item.name ?? (typeof item.label === 'string' ? item.label : item.id),
              isCurrent: item.id === shown,
            }))}
            onAction={change}
          />
        )}
        {end !== undefined && <div data-part="end">{end}</div>}
      </div>
      <Suspense fallback={<Skeleton lines={6} height={40} />}>
        {items.map(({ id, content, isKept = false }, at) => {
          const isShown = id === shown;
          if (!isShown && !(isKept && visited.includes(id))) return null;
          return (
            <TabPanel key={id} id={panelId(at)} aria-labelledby={tabId(at)} hidden={!isShown}>
              {typeof content === 'function' ? content() : content}
            </TabPanel>
          );
        })}
      </Suspense>
    </TabsRoot>
  );
}
