import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { floating } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export const Floating = styled(Popover)`
  ${floating}
  z-index: 120;
  inline-size: var(--trigger-width);
  overflow: auto;
`;

// Named by hand: the inferred type can't be written into the package's declarations.
export const List: typeof ListBox = styled(ListBox)`
  padding: ${space(4)};
  outline: none;
`;

export const Suggestion: typeof ListBoxItem = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  min-block-size: ${t('control')};
  padding: ${space(4, 8)};
  border-radius: ${t('radius-control')};
  ${type(13)}
  overflow-wrap: anywhere;
  cursor: pointer;
  &[data-focused] {
    background: ${t('hover')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${t('focus')};
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
