'use client';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { t, type } from '../../theme/tokens.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { MenuItem } from '../Menu/menuItem.ts';
import { useMenu } from '../Menu/useMenu.tsx';
import { HeaderButton } from './HeaderButton.tsx';

export interface HeaderPersonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'value' | 'name'> {
  /** Names the menu, and is shown in the bar while the person's name isn't known: 'You'. */
  label: string;
  /** The full name of who is signed in. */
  name?: string | undefined;
  /** The person's role or team, below the name. */
  note?: string | undefined;
  /** A picture instead of the initials. */
  imageUrl?: string | undefined;
  /** The person's own settings. */
  items: readonly MenuItem[];
  /** Called with the id of the chosen item. */
  onAction?: ((id: string) => void) | undefined;
}

const Root = styled(HeaderButton)`
  > [data-part='person'] {
    display: grid;
    max-inline-size: 160px;
    text-align: start;
  }
  > [data-part='person'] > * {
    overflow: hidden;
    text-overflow: ellipsis;
    line-height: 1rem;
  }
  > [data-part='person'] > [data-part='note'] {
    ${type(12)}
    line-height: 1rem;
    font-weight: 400;
    color: ${t('on-bar-muted')};
  }
`;

/** Names the person who is signed in, on the bar, and opens the menu of their own settings. */
export function HeaderPerson({ label, name, note, imageUrl, items, onAction, ref, ...rest }: HeaderPersonProps) {
  const { anchor, triggerProps, popup } = useMenu({ label, items, onAction });
  const root = useMergedRef(anchor, ref);
  return (
    <>
      <Root ref={root} {...rest} {...triggerProps}>
        <Avatar aria-hidden size="small" name={name ?? ''} imageUrl={imageUrl} />
        <span data-part="person">
          <span>{name ?? label}</span>
          {note && <span data-part="note">{note}</span>}
        </span>
      </Root>
      {popup}
    </>
  );
}
