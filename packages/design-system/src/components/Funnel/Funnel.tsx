'use client';
import { isKnown } from '../../provider/known.ts';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useDesign } from '../../provider/DesignContext.ts';
import { FIGURES, SMALL_SCREEN } from '../../theme/styles.ts';
import { space, t } from '../../theme/tokens.ts';
import { funnelBars, type FunnelStep } from './funnelBars.ts';

export interface FunnelProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The steps, from the first total to the last result. */
  steps: readonly FunnelStep[];
}

const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(96px, 3fr) minmax(0, 10fr) minmax(64px, max-content);
  gap: ${space(8, 16)};
  align-items: center;
  > div {
    display: contents;
  }
  dt {
    color: ${t('ink-muted')};
  }
  > div > dd[data-part='value'] {
    font-weight: 600;
    text-align: end;
    ${FIGURES}
  }
  > div > dd[data-part='track'] {
    block-size: 18px;
    border-radius: 2px;
    background: ${t('sunken')};
    overflow: hidden;
  }
  > div > dd[data-part='track'] > span {
    display: block;
    block-size: 100%;
    min-inline-size: var(--own-least);
    inline-size: calc(var(--own-length) * 100%);
    margin-inline-start: calc(var(--own-start) * 100%);
    border-radius: 2px;
    background: var(--own-bar, ${t('end-solid')});
  }
  [data-kind='loss'] {
    --own-bar: ${t('warning-solid')};
  }
  [data-kind='loss'][data-tone='danger'] {
    --own-bar: ${t('danger-solid')};
  }
  [data-kind='result'] {
    --own-bar: ${t('success-solid')};
  }
  ${SMALL_SCREEN} {
    grid-template-columns: minmax(0, 1fr);
    > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr) max-content;
      gap: ${space(4, 16)};
    }
    > div > dd[data-part='track'] {
      grid-column: 1 / -1;
      order: 1;
      block-size: 8px;
    }
  }
  @media (forced-colors: active) {
    > div > dd[data-part='track'] > span {
      background: CanvasText;
    }
  }
`;

/** How a total shrinks step by step to a result: the rows of a file, the losses, the recipients. */
export function Funnel({ steps, ...rest }: FunnelProps) {
  const { locale } = useDesign();
  return (
    <Root {...rest}>
      {funnelBars(steps).map(({ id, label, value, kind, tone, start, length }) => {
        const bar = { '--own-start': start, '--own-length': length, '--own-least': value > 0 ? '3px' : '0px' };
        return (
          <div key={id} data-kind={kind} data-tone={tone}>
            <dt>{label}</dt>
            <dd data-part="track" aria-hidden="true">
              <span style={bar as ComponentProps<'span'>['style']} />
            </dd>
            <dd data-part="value">
              <bdi dir="ltr">
                {kind === 'loss' && value > 0 && '−'}
                {isKnown(value) ? value.toLocaleString(locale) : '—'}
              </bdi>
            </dd>
          </div>
        );
      })}
    </Root>
  );
}
