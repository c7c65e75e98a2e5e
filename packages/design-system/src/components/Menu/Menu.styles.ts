import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { floating, WITH_MOTION } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export const Floating = styled(Popover)`
  ${floating}
  z-index: 120;
  min-inline-size: max(var(--trigger-width), 160px);
  max-inline-size: min(400px, calc(100vw - 24px));
  overflow: auto;
  outline: none;
  transition: opacity ${t('state-time')} ease-out;
  ${WITH_MOTION} {
    &[data-entering],
    &[data-exiting] {
      opacity: 0;
    }
  }
`;

// Named by hand: the inferred type can't be written into the package's declarations.
export const List: typeof Menu = styled(Menu)`
  padding: ${space(4)};
  outline: none;
`;

export const Section = styled(MenuSection)`
  & + & {
    margin-block-start: ${space(4)};
    padding-block-start: ${space(4)};
    border-block-start: 1px solid ${t('line')};
  }
  > header {
    padding: ${space(4, 8)};
    ${type(12)}
    color: ${t('ink-subtle')};
  }
`;

export const Item = styled(MenuItem)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: ${space(8)};
  align-items: center;
  min-block-size: ${t('control')};
  padding: ${space(4, 8)};
  border-radius: ${t('radius-control')};
  ${type(13)}
  color: ${t('ink')};
  text-decoration: none;
  cursor: pointer;
  outline: none;
  &[data-focused] {
    background: ${t('hover')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${t('focus')};
    outline-offset: -2px;
  }
  &[data-danger] {
    color: ${t('danger-text')};
  }
  &[data-current] > [data-part='label'] {
    font-weight: 600;
  }
  &[aria-disabled='true'] {
    color: ${t('ink-subtle')};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
  > [data-part='label'] {
    grid-column: 2;
    grid-row: 1;
  }
  > [data-part='description'] {
    grid-column: 2;
    grid-row: 2;
    ${type(12)}
    color: ${t('ink-subtle')};
  }
  > [data-part='end'] {
    grid-column: 3;
    grid-row: 1;
    display: inline-flex;
    color: ${t('ink-subtle')};
  }
  > svg:first-of-type {
    grid-column: 1;
    grid-row: 1;
  }
`;
