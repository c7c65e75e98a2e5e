'use client';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useDesign } from '../../provider/DesignContext.ts';
import { focusRingInside, SMALL_SCREEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export interface RowListItem {
  id: string;
  /** Where the whole row leads. */
  href: string;
  /** The text of the link. */
  title: string;
  /** Says whose it is, beside the title: an account. */
  note?: ReactNode;
  /** Shown before the title: a badge. */
  lead?: ReactNode;
  /** Says what needs to be done, in a few words. */
  detail?: ReactNode;
  /** Shown at the end of the row: the due date. */
  end?: ReactNode;
}

export interface RowListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Names the list for screen readers: 'Waiting for you'. */
  label: string;
  items: readonly RowListItem[];
}

// All rows share the columns, the first as wide as its widest badge: a status that is cut doesn't say what is wrong.
const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(19%, max-content) minmax(0, 38%) minmax(0, 1fr) auto;
  column-gap: ${space(8)};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    position: relative;
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    min-block-size: ${t('row')};
    padding: ${space(4, 16)};
    ${type(13)}
  }
  li + li {
    border-block-start: 1px solid ${t('line')};
  }
  li:hover {
    background: ${t('hover')};
  }
  a {
    color: ${t('ink')};
    font-weight: 500;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    ${focusRingInside}
  }
  > li > [data-part='lead'] {
    position: relative;
    z-index: 1;
    justify-self: start;
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  /* Rows of one height are compared faster than rows of two lines. */
  > li > [data-part='title'],
  > li > [data-part='detail'] {
    overflow: hidden;
    min-inline-size: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > li > [data-part='title'] > [data-part='note'] {
    margin-inline-start: ${space(6)};
    color: ${t('ink-subtle')};
  }
  > li > [data-part='detail'] {
    color: ${t('ink-muted')};
  }
  > li > [data-part='end'] {
    text-align: end;
  }
  ${SMALL_SCREEN} {
    grid-template-columns: minmax(0, 1fr) auto;
    li {
      row-gap: ${space(4)};
      padding-block: ${space(12)};
    }
    > li > [data-part='lead'] {
      grid-column: 1 / -1;
      grid-row: 2;
    }
    > li > [data-part='title'] {
      grid-column: 1 / -1;
    }
    > li > [data-part='title'],
    > li > [data-part='detail'] {
      white-space: normal;
      overflow-wrap: anywhere;
    }
    a {
      ${type(14)}
    }
  }
`;

/** A short list of things to do, each row a link. Use a Table for more than a screenful, or when people sort. */
export function RowList({ label, items, ...rest }: RowListProps) {
  const { link: Link } = useDesign();
  return (
    <Root aria-label={label} {...rest}>
      {items.map(({ id, href, title, note, lead, detail, end }) => (
        <li key={id}>
          <span data-part="lead">{lead}</span>
          <span data-part="title" title={typeof note === 'string' ? `${title}, ${note}` : title}>
            <Link href={href}>{title}</Link>
            {note && <span data-part="note">{note}</span>}
          </span>
          <span data-part="detail" title={typeof detail === 'string' ? detail : undefined}>
            {detail}
          </span>
          <span data-part="end">{end}</span>
        </li>
      ))}
    </Root>
  );
}
