'use client';
import { useState, type ReactNode, type Ref } from 'react';
import { Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { useTexts } from '../../provider/useTexts.ts';
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.ts';
import { Menu } from '../Menu/Menu.tsx';
import { TabsRoot } from './Tabs.styles.ts';
import { useOverflow } from './useOverflow.ts';

export interface TabItem {
  id: string;
  label: ReactNode;
  /** What the menu of all tabs calls it, where the label isn't plain words. */
  name?: string | undefined;
  /** Beside the label: '2 of 14'. */
  count?: ReactNode;
  /** Tone of the count. */
  tone?: 'danger' | undefined;
  /** Mounted when its tab is chosen; as a function it is made only then. */
  content: ReactNode | (() => ReactNode);
  /** Stays mounted once it was chosen, so that what was typed in it is still there. False unless given. */
  isKept?: boolean | undefined;
}

export interface TabsProps {
  /** What the tabs divide, for screen readers. */
  label: string;
  /** The chosen tab's id; keep it in the URL. */
  value: string;
  onChange: (id: string) => void;
  items: readonly TabItem[];
  /** 'press' where a panel has to load: arrows then only move, Enter chooses. 'focus' unless given. */
  activation?: 'focus' | 'press';
  ref?: Ref<HTMLDivElement>;
  className?: string;
  [data: `data-${string}`]: string | undefined;
}

/** A link may open a tab that lies beyond a phone's edge. */
const showTab = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Parts of one thing, one at a time. Where they have no room in a line, the line scrolls and a menu has them all. */
export function Tabs({ label, value, onChange, items, activation = 'focus', ...rest }: TabsProps) {
  const texts = useTexts();
  const [list, isOverflowing] = useOverflow();
  const [visited, setVisited] = useState<readonly string[]>([value]);
  if (!visited.includes(value)) setVisited([...visited, value]);
  return (
    <TabsRoot
      {...rest}
      selectedKey={value}
      onSelectionChange={(key) => onChange(String(key))}
      keyboardActivation={activation === 'focus' ? 'automatic' : 'manual'}
    >
      <div data-part="line">
        <TabList ref={list} aria-label={label}>
          {items.map((item) => (
            <Tab key={item.id} id={item.id} ref={item.id === value ? showTab : null}>
              {item.label}
              {item.count !== undefined && (
                <span data-part="count" data-tone={item.tone}>
                  {item.count}
                </span>
              )}
            </Tab>
          ))}
        </TabList>
        {isOverflowing && (
          <Menu
            label={texts.allTabs(label)}
            isIconOnly
            variant="quiet"
            icon={<ChevronDownIcon />}
            items={items.map((item) => ({
              id: item.id,
              label: item.name ?? (typeof item.label === 'string' ? item.label : item.id),
              isCurrent: item.id === value,
            }))}
            onAction={onChange}
          />
        )}
      </div>
      {items.map(({ id, content, isKept = false }) => {
        const isMounted = id === value || (isKept && visited.includes(id));
        return (
          <TabPanel key={id} id={id} shouldForceMount={isKept && isMounted}>
            {isMounted && (typeof content === 'function' ? content() : content)}
          </TabPanel>
        );
      })}
    </TabsRoot>
  );
}
