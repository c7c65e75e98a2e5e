'use client';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useDesign } from '../../provider/DesignContext.ts';
import { t, type } from '../../theme/tokens.ts';

export interface Breadcrumb {
  label: string;
  /** Without it the step is words only. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** From the root to the parent of the page; the page itself is the title below. */
  items: readonly Breadcrumb[];
}

const Root = styled.nav`
  ${type(12)}
  color: ${t('ink-subtle')};
  ol {
    display: flex;
    flex-wrap: wrap;
  }
  li + li::before {
    content: '/' / '';
    padding-inline: 4px;
  }
  a {
    color: inherit;
    text-decoration: none;
    border-radius: 2px;
    display: inline-block;
  }
  a:hover {
    color: ${t('ink')};
    text-decoration: underline;
  }
`;

/** Where the page stands. */
export function Breadcrumbs({ items, ...rest }: BreadcrumbsProps) {
  const { link: Link, texts } = useDesign();
  return (
    <Root aria-label={texts.breadcrumbs} {...rest}>
      <ol>
        {items.map(({ label, href }) => (
          <li key={`${label} ${href}`}>{href ? <Link href={href}>{label}</Link> : label}</li>
        ))}
      </ol>
    </Root>
  );
}
