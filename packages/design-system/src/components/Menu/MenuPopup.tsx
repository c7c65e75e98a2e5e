import { Header } from 'react-aria-components/Header';
import { Keyboard } from 'react-aria-components/Keyboard';
import { Collection } from 'react-aria-components/Collection';
import { Text } from 'react-aria-components/Text';
import type { KeyboardEvent, RefObject } from 'react';
import { AriaLocale } from '../../provider/AriaLocale.tsx';
import { CheckIcon } from '../Icon/CheckIcon.ts';
import type { Placement } from '../Overlay/placement.ts';
import { Keys } from '../Shortcut/Keys.tsx';
import { Floating, Item, List, Section } from './Menu.styles.ts';
import type { MenuItem } from './menuItem.ts';

export interface MenuPopupProps {
  label: string;
  items: readonly MenuItem[];
  anchor: RefObject<HTMLElement | null>;
  /** The item that gets the focus first. The Up arrow opens a menu at its end. */
  focus: 'first' | 'last';
  placement: Placement | undefined;
  onAction: (id: string) => void;
  onClose: () => void;
}

// The library skips disabled items, so that nobody could read the reason. The item stays enabled and is marked here.
function mark(element: Element | null, { disabled, isCurrent }: MenuItem) {
  if (disabled) element?.setAttribute('aria-disabled', 'true');
  else element?.removeAttribute('aria-disabled');
  if (isCurrent) element?.setAttribute('aria-current', 'true');
  else element?.removeAttribute('aria-current');
}

function renderItem(item: MenuItem) {
  const detail = item.disabled ? item.reason : item.description;
  return (
    <Item
      key={item.id}
      id={item.id}
      textValue={item.label}
      shouldCloseOnSelect={!item.disabled}
      data-danger={item.isDanger || undefined}
      data-current={item.isCurrent || undefined}
      {...(item.href && !item.disabled ? { href: item.href } : {})}
      ref={(element: Element | null) => mark(element, item)}
    >
      {item.icon}
      <span data-part="label">{item.label}</span>
      {/* Hidden, because the name is made of visible text. The library's slot makes it the description instead. */}
      {detail && (
        <Text slot="description" data-part="description" aria-hidden="true">
          {detail}
        </Text>
      )}
      {item.shortcut && !item.isCurrent && (
        <Keyboard data-part="end" aria-hidden="true">
          <Keys keys={item.shortcut} />
        </Keyboard>
      )}
      {item.isCurrent && <CheckIcon data-part="end" />}
    </Item>
  );
}

/** The floating list, with keyboard, type-ahead and dismissal. Loaded when the pointer or the focus reaches the button. */
export default function MenuPopup({
  label,
  items,
  anchor,
  focus,
  placement = 'bottom start',
  onAction,
  onClose,
}: MenuPopupProps) {
  const sections = [...new Set(items.map((item) => item.section))];
  const act = (id: string) => {
    const item = items.find((candidate) => candidate.id === id);
    if (!item || item.disabled) return;
    item.onAction?.();
    onAction(id);
  };
  // The library keeps the focus in the list. Tab closes the menu and returns to its button.
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <AriaLocale>
      <Floating
        aria-label={label}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        triggerRef={anchor}
        placement={placement}
        offset={4}
        trigger="MenuTrigger"
      >
        <div onKeyDownCapture={leave} style={{ display: 'contents' }}>
          <List aria-label={label} autoFocus={focus} onClose={onClose} onAction={(id) => act(String(id))}>
            {sections.map((section) => {
              const own = items.filter((item) => item.section === section);
              return section === undefined ? (
                own.map(renderItem)
              ) : (
                <Section key={section}>
                  <Header>{section}</Header>
                  <Collection>{own.map(renderItem)}</Collection>
                </Section>
              );
            })}
          </List>
        </div>
      </Floating>
    </AriaLocale>
  );
}
