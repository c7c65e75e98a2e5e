'use client';
import { Fragment, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useDesign } from '../../provider/DesignContext.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { HiddenCrumbs } from './HiddenCrumbs.tsx';

export interface Breadcrumb {
  label: string;
  /** Without it the step is words only. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** From the root to the parent of the page; the page itself is the title below. */
  items: readonly Breadcrumb[];
  /** With more than so many, the middle goes into a menu: the root and the nearest stay. */
  max?: number | undefined;
}

const Root = styled.nav`
  ${type(12)}
  /* Lines of 24 px, so that two links above each other are two targets; the header stays as high as it was. */
  line-height: 24px;
  margin-block: calc(-1 * ${space(4)});
  color: ${t('ink-subtle')};
  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  li {
    min-inline-size: 0;
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
  /* After its step: a line that begins with a stroke looks as if something were missing. */
  li:not(:last-child)::after {
    content: '/' / '';
    padding-inline: ${space(4)};
  }
  a {
    color: inherit;
    text-decoration: none;
    display: inline-block;
    border-radius: 2px;
  }
  a:hover {
    color: ${t('ink')};
    text-decoration: underline;
  }
  button {
    min-inline-size: 24px;
    padding: ${space(0, 4)};
    border: 0;
    border-radius: 2px;
    background: transparent;
    color: inherit;
    cursor: pointer;
  }
  button:hover {
    background: ${t('hover')};
    color: ${t('ink')};
  }
`;

/** Where the page stands. */
export function Breadcrumbs({ items, max = 4, ...rest }: BreadcrumbsProps) {
  const { link: Link, texts } = useDesign();
  const isTooLong = items.length > max;
  const middle = isTooLong ? items.slice(1, 1 - max) : [];
  const shown = items.filter((item) => !middle.includes(item));
  return (
    <Root aria-label={texts.breadcrumbs} {...rest}>
      <ol>
        {shown.map(({ label, href }, at) => (
          <Fragment key={`${label} ${href}`}>
            <li>{href ? <Link href={href}>{label}</Link> : label}</li>
            {at === 0 && middle.length > 0 && (
              <li>
                <HiddenCrumbs items={middle} />
              </li>
            )}
          </Fragment>
        ))}
      </ol>
    </Root>
  );
}
