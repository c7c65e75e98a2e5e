import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { SMALL_SCREEN } from '../../theme/styles.ts';
import { space, t } from '../../theme/tokens.ts';

export interface Description {
  /** The name of the fact. */
  term: string;
  /** The fact. null, undefined and '' are shown as a dash. */
  detail: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly Description[];
  /** How many pairs are side by side; always one on small screens. Default 1. */
  columns?: 1 | 2 | 3 | undefined;
}

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(var(--own-columns), fit-content(calc(50% / var(--own-columns))) minmax(0, 1fr));
  gap: ${space(6, 16)};
  > div {
    display: contents;
  }
  /* A long name wraps within its half, so that the fact keeps the other half. */
  dt {
    min-inline-size: 88px;
    max-inline-size: 32ch;
    color: ${t('ink-subtle')};
    overflow-wrap: anywhere;
  }
  dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  ${SMALL_SCREEN} {
    grid-template-columns: fit-content(50%) minmax(0, 1fr);
  }
`;

/** A list of named facts. An empty fact is shown as a dash. */
export function DescriptionList({ items, columns = 1, style, ...rest }: DescriptionListProps) {
  return (
    <Root style={{ '--own-columns': columns, ...style } as ComponentProps<'dl'>['style']} {...rest}>
      {items.map(({ term, detail }, at) => (
        // A term may repeat, such as two phone numbers, so it can't be the key.
        <div key={at}>
          <dt>{term}</dt>
          <dd>{detail === null || detail === undefined || detail === '' ? '—' : detail}</dd>
        </div>
      ))}
    </Root>
  );
}
