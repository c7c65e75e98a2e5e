import type { ComponentProps, ComponentType } from 'react';
import { styled } from 'styled-components';
import { space, t, type } from '../../theme/tokens.ts';

/** A control on the dark bar at the top. It is never disabled, because the bar has no room to show the reason. */
export const HeaderButton: ComponentType<Omit<ComponentProps<'button'>, 'disabled'>> = styled.button.attrs({
  type: 'button',
})`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space(8)};
  min-block-size: 32px;
  min-inline-size: 0;
  max-inline-size: 100%;
  padding-inline: ${space(8)};
  border: 1px solid transparent;
  border-radius: ${t('radius-control')};
  background: transparent;
  color: ${t('on-bar')};
  ${type(13)}
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${t('state-time')} ease-out;
  &:hover {
    background: ${t('bar-hover')};
  }
  &:focus-visible {
    outline-color: ${t('on-bar')};
  }
  &[data-outlined] {
    border-color: ${t('bar-line')};
  }
  > svg {
    flex: none;
  }
  > [data-part='quiet'] {
    ${type(12)}
    font-weight: 400;
    color: ${t('on-bar-muted')};
  }
  > [data-part='value'] {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > [data-part='count'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    min-inline-size: 16px;
    padding-inline: ${space(4)};
    border-radius: 8px;
    background: ${t('on-bar')};
    color: ${t('bar')};
    ${type(12)}
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  @media (pointer: coarse), (max-width: 719px) {
    min-block-size: 40px;
  }
`;
