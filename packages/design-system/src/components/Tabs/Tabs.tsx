'use client';
import type { ReactNode, Ref } from 'react';
import { Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { TabsRoot } from './Tabs.styles.ts';

export interface TabItem {
  id: string;
  label: ReactNode;
  /** Beside the label: '2 of 14'. */
  count?: ReactNode;
  /** Tone of the count. */
  tone?: 'danger' | undefined;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs divide, for screen readers. */
  label: string;
  /** The chosen tab's id; keep it in the URL. */
  value: string;
  onChange: (id: string) => void;
  items: readonly TabItem[];
  ref?: Ref<HTMLDivElement>;
  className?: string;
  [data: `data-${string}`]: string | undefined;
}

/** A link may open a tab that lies beyond a phone's edge. */
const showTab = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Parts of one thing, one at a time. */
export function Tabs({ label, value, onChange, items, ...rest }: TabsProps) {
  return (
    <TabsRoot {...rest} selectedKey={value} onSelectionChange={(key) => onChange(String(key))}>
      <TabList aria-label={label}>
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
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id}>
          {item.content}
        </TabPanel>
      ))}
    </TabsRoot>
  );
}
