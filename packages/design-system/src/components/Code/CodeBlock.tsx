import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { focusRingInside } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export interface CodeBlockProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the block for screen readers. */
  label: string;
  /** The text, shown unchanged. Accepts both kinds of line ending. */
  code: string;
  /** Numbers of the lines to highlight, counted from 1. Default: none. */
  markedLines?: readonly number[] | undefined;
  /** The greatest height in px; longer text scrolls inside the block. Default 480. */
  maxHeight?: number | undefined;
}

const Root = styled.div`
  overflow: auto;
  max-block-size: var(--own-max);
  border: 1px solid ${t('line')};
  border-radius: ${t('radius-control')};
  background: ${t('surface')};
  direction: ltr;
  &:focus-visible {
    ${focusRingInside}
  }
  > pre {
    margin: 0;
    padding-block: ${space(8)};
    inline-size: max-content;
    min-inline-size: 100%;
    ${type(12)}
    line-height: 1.25rem;
    tab-size: 2;
    counter-reset: line;
  }
  span {
    display: block;
    min-block-size: 1.25rem;
    padding-inline-end: ${space(16)};
    counter-increment: line;
  }
  span::before {
    content: counter(line) / '';
    display: inline-block;
    inline-size: 40px;
    margin-inline-end: ${space(16)};
    text-align: end;
    color: ${t('ink-subtle')};
    user-select: none;
  }
  span[data-marked] {
    background: ${t('danger-tint')};
    box-shadow: inset 3px 0 ${t('danger-solid')};
  }
  /* A sign marks the line too, because some readers can't tell the colour and forced colours remove it. */
  span[data-marked]::before {
    content: '! ' counter(line) / '';
    color: ${t('danger-text')};
    font-weight: 600;
  }
  @media (forced-colors: active) {
    span[data-marked] {
      border-inline-start: 3px solid Highlight;
    }
  }
`;

/** Code or machine output with line numbers. */
export function CodeBlock({ label, code, markedLines = [], maxHeight = 480, style, ...rest }: CodeBlockProps) {
  const marked = new Set(markedLines);
  return (
    // A scrolling box must be reachable by keyboard.
    <Root
      role="region"
      aria-label={label}
      tabIndex={0}
      style={{ '--own-max': `${maxHeight}px`, ...style } as ComponentProps<'div'>['style']}
      {...rest}
    >
      <pre>
        {code.split(/\r?\n/).map((line, index) => (
          <span key={index} data-marked={marked.has(index + 1) || undefined}>
            {line}
          </span>
        ))}
      </pre>
    </Root>
  );
}
