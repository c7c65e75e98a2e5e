import { css, styled } from 'styled-components';
import { space, t, type } from '../../theme/tokens.ts';

const base = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(6)};
  min-block-size: ${t('control')};
  padding-inline: ${space(12)};
  border: 1px solid transparent;
  border-radius: ${t('radius-control')};
  ${type(13)}
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  user-select: none;
  cursor: pointer;
  transition:
    background-color ${t('state-time')} ease-out,
    border-color ${t('state-time')} ease-out,
    color ${t('state-time')} ease-out;
`;

const sizes = css`
  &[data-size='small'] {
    min-block-size: ${t('control-small')};
    padding-inline: ${space(8)};
    ${type(12)}
  }
  &[data-icon-only] {
    padding-inline: 0;
    inline-size: ${t('control')};
  }
  &[data-icon-only][data-size='small'] {
    inline-size: ${t('control-small')};
  }
`;

const variants = css`
  &[data-variant='primary'] {
    background: ${t('accent')};
    color: ${t('on-accent')};
    &:hover {
      background: ${t('accent-hover')};
    }
  }
  &[data-variant='secondary'] {
    background: ${t('surface')};
    border-color: ${t('line-control')};
    color: ${t('ink')};
    &:hover {
      background: ${t('sunken')};
    }
  }
  &[data-variant='quiet'] {
    background: transparent;
    color: ${t('ink-muted')};
    &:hover {
      background: ${t('hover')};
      color: ${t('ink')};
    }
  }
  &[data-variant='danger'] {
    background: ${t('danger-solid')};
    color: ${t('on-danger')};
    &:hover {
      background: ${t('danger-solid-hover')};
    }
  }
  &[data-variant='danger-outlined'] {
    background: ${t('surface')};
    border-color: ${t('line-control')};
    color: ${t('danger-text')};
    &:hover {
      background: ${t('danger-tint')};
    }
  }
`;

const states = css`
  &:active:not([aria-disabled='true']) {
    transform: translateY(0.5px);
  }
  &[aria-pressed='true'] {
    background: ${t('accent-tint')};
    border-color: ${t('accent-line')};
    color: ${t('accent')};
  }
  /* A doubled ampersand outranks the hover style, which would make a disabled button look clickable. */
  &&[aria-disabled='true'] {
    background: ${t('sunken')};
    border-color: ${t('line')};
    color: ${t('ink-subtle')};
    cursor: not-allowed;
  }
  &[data-busy] {
    cursor: progress;
  }
  &[data-busy] > [data-part='label'],
  &[data-busy] > svg {
    opacity: 0;
  }
`;

/** System colours: primary and pressed buttons are filled, danger buttons are inverted. */
const withoutColours = css`
  @media (forced-colors: active) {
    border-color: ButtonText;
    &:hover {
      border-color: Highlight;
    }
    &[data-variant='primary'],
    &[data-variant='danger'],
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
      outline-color: Highlight;
    }
    &[data-variant='primary']:hover {
      background: HighlightText;
      color: Highlight;
    }
    &[data-variant='danger'] {
      background: ButtonText;
      border-color: ButtonText;
      color: ButtonFace;
      &:hover {
        background: ButtonFace;
        color: ButtonText;
      }
    }
    &[aria-pressed='true']:not(:focus-visible) {
      outline-color: HighlightText;
      outline-offset: -4px;
    }
    &&[aria-disabled='true'] {
      background: ButtonFace;
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

const children = css`
  > svg {
    flex: none;
  }
  > [data-part='label'] {
    display: inline-flex;
    align-items: center;
    gap: ${space(6)};
    min-inline-size: 0;
  }
  > [data-part='spinner'] {
    position: absolute;
    inline-size: 14px;
    block-size: 14px;
    border: 2px solid currentColor;
    border-inline-end-color: transparent;
    border-radius: 50%;
    animation: mr-turn 700ms linear infinite;
  }
  @keyframes mr-turn {
    to {
      transform: rotate(1turn);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    > [data-part='spinner'] {
      animation: none;
      border-inline-end-color: currentColor;
      border-style: dotted;
    }
  }
`;

const buttonStyles = css`
  ${base}
  ${sizes}
  ${variants}
  ${states}
  ${withoutColours}
  ${children}
`;

export const ButtonRoot = styled.button`
  ${buttonStyles}
`;

export const ButtonLink = styled.a`
  ${buttonStyles}
`;
