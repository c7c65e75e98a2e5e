'use client';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { MEDIUM_SCREEN, VISUALLY_HIDDEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { SearchIcon } from '../Icon/SearchIcon.ts';
import { useDesign } from '../../provider/DesignContext.ts';
import { keysForAria, keysInSigns } from '../Shortcut/headerKeys.ts';
import { useIsApple } from '../Shortcut/platform.ts';
import { HeaderButton } from './HeaderButton.tsx';

export interface HeaderSearchProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children'> {
  /** The visible label, such as 'Search or jump to'. */
  label: string;
  /**
   * The keys that also open the search, in the syntax of `defineShortcuts`: 'Mod+K'. Shown as the reader's keyboard
   * labels them.
   */
  shortcut?: string | undefined;
  /** Called on a press and on the shortcut. */
  onOpen: () => void;
}

const Root = styled(HeaderButton)`
  inline-size: 220px;
  justify-content: space-between;
  border-color: ${t('bar-line')};
  color: ${t('on-bar-muted')};
  kbd {
    padding-inline: ${space(4)};
    border: 1px solid ${t('bar-line')};
    border-radius: 3px;
    ${type(12)}
    line-height: 1rem;
  }
  > svg {
    display: none;
  }
  ${MEDIUM_SCREEN} {
    inline-size: auto;
    > svg {
      display: block;
    }
    > span {
      ${VISUALLY_HIDDEN}
    }
    kbd {
      display: none;
    }
  }
`;

/** A button that looks like a search box and opens a CommandPalette. */
export function HeaderSearch({ label, shortcut, onOpen, ...rest }: HeaderSearchProps) {
  const { texts } = useDesign();
  const isApple = useIsApple();
  return (
    <Root
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcut && keysForAria(shortcut, isApple)}
      {...rest}
    >
      <SearchIcon />
      <span>{label}</span>
      {shortcut && <kbd aria-hidden="true">{keysInSigns(shortcut, isApple, texts.keySigns)}</kbd>}
    </Root>
  );
}
