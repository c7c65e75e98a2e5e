'use client';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { FIGURES, focusRing, focusRingInside } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { useKeptValue } from '../Field/useKeptValue.ts';

export interface RevealProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Names the slider for screen readers: 'How much of revision 1 is shown'. */
  label: string;
  /** The older picture, from the start of the line to the edge. It is shown whole at 100. */
  before: ReactNode;
  /** The newer picture, from the edge to the end of the line. It is shown whole at 0. */
  after: ReactNode;
  /** Names the older picture, at the start of the slider, which is its side. */
  beforeLabel: string;
  /** Names the newer picture, at the end of the slider, which is its side. */
  afterLabel: string;
  /** How much of the older picture is shown, in percent: the place of the edge. Default: it keeps its own, starting with `defaultValue`. */
  value?: number | undefined;
  /** The percentage that it starts with when it keeps its own. Default 50. */
  defaultValue?: number | undefined;
  /** Called with the new percentage. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Says the percentage in words: '60 % of revision 1'. */
  valueText: (value: number) => string;
  /** The width of the pictures in px, where there is room for it. Default: the available width. */
  width?: number | undefined;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(12)};
  min-inline-size: 0;
  > [data-part='slider'] {
    display: grid;
    /* As wide as the stage, so that its thumb is above the edge. */
    grid-template-columns: minmax(max-content, 1fr) minmax(0, var(--own-slider)) minmax(max-content, 1fr);
    align-items: center;
    gap: ${space(4, 12)};
    ${type(13)}
  }
  > [data-part='slider'] > span:first-of-type {
    justify-self: end;
  }
  > [data-part='slider'] > input {
    inline-size: 100%;
    min-block-size: 24px;
    margin: 0;
    accent-color: ${t('accent')};
    cursor: pointer;
  }
  > [data-part='slider'] > input:focus-visible {
    ${focusRing}
  }
  > [data-part='slider'] > output {
    grid-column: 1 / -1;
    justify-self: center;
    color: ${t('ink-muted')};
    ${FIGURES}
  }
  > [data-part='stage'] {
    max-block-size: 70vh;
    border: 1px solid ${t('line')};
    border-radius: ${t('radius-card')};
    background: ${t('sunken')};
    overflow: auto;
  }
  > [data-part='stage']:focus-visible {
    ${focusRingInside}
  }
  > [data-part='stage'] > div {
    position: relative;
    display: grid;
    max-inline-size: var(--own-stage);
    margin-inline: auto;
  }
  > [data-part='stage'] > div > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
  > [data-part='stage'] > div > [data-part='after'] {
    clip-path: inset(0 0 0 var(--own-share));
  }
  > [data-part='stage'] > div > [data-part='after']:dir(rtl) {
    clip-path: inset(0 var(--own-share) 0 0);
  }
  > [data-part='stage'] > div > [data-part='before'] {
    clip-path: inset(0 calc(100% - var(--own-share)) 0 0);
  }
  > [data-part='stage'] > div > [data-part='before']:dir(rtl) {
    clip-path: inset(0 0 0 calc(100% - var(--own-share)));
  }
  > [data-part='stage'] > div > [data-part='edge'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--own-share);
    inline-size: 2px;
    margin-inline-start: -1px;
    background: ${t('accent')};
    pointer-events: none;
  }
  @media (pointer: coarse) {
    > [data-part='slider'] > input {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    > [data-part='stage'] > div > [data-part='edge'] {
      background: Highlight;
    }
  }
`;

/** Two pictures of the same thing, one over the other. A slider moves the edge between them. */
export function Reveal(props: RevealProps) {
  const { label, before, after, beforeLabel, afterLabel, ...others } = props;
  const { value: given, defaultValue = 50, onValueChange, valueText, width, style, ...rest } = others;
  const [value, change] = useKeptValue(given, defaultValue, onValueChange);
  const said = valueText(value);
  const measures = {
    '--own-share': `${value}%`,
    '--own-stage': width ? `${width}px` : 'none',
    '--own-slider': width ? `${width}px` : '100%',
  };
  return (
    <Root style={{ ...measures, ...style } as ComponentProps<'div'>['style']} {...rest}>
      <div data-part="slider">
        <span aria-hidden>{beforeLabel}</span>
        <input
          type="range"
          min={0}
          max={100}
          value={value}
          aria-label={label}
          aria-valuetext={said}
          onChange={(event) => change(event.currentTarget.valueAsNumber)}
        />
        <span aria-hidden>{afterLabel}</span>
        {/* The slider itself says it to screen readers. */}
        <output aria-hidden>{said}</output>
      </div>
      <div data-part="stage" role="group" aria-label={`${beforeLabel}, ${afterLabel}`} tabIndex={0}>
        <div>
          <div data-part="before">{before}</div>
          <div data-part="after">{after}</div>
          <div data-part="edge" />
        </div>
      </div>
    </Root>
  );
}
