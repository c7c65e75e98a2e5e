'use client';
import { Fragment, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useDesign } from '../../provider/DesignContext.ts';
import { space, t, type } from '../../theme/tokens.ts';
import type { Breadcrumb } from './breadcrumb.ts';
import { HiddenCrumbs } from './HiddenCrumbs.tsx';

export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** From the root to the parent of the page. The page itself is the title below. */
  items: readonly Breadcrumb[];
  /** The most steps to show. Further ones move from the middle into a menu; the root and the last steps stay. Default 4. */
  max?: number | undefined;
}

const Root = styled.nav`
  ${type(12)}
  /* Lines of 24 px give links on two lines separate targets; the negative margin keeps the header's height. */
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
  /* The separator follows its step: a line that began with a slash would look as if something were missing. */
  li:not(:last-of-type)::after {
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

/** The path to the current page. */
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
