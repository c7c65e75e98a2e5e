'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { NavRoot } from './SideNav.styles.ts';

export interface SideNavItem {
  href: string;
  label: string;
  /** Shown instead of the label when the navigation is folded. */
  icon?: ReactNode;
  /** How many entries the place has. */
  count?: number | undefined;
  /** 'danger' when the count is the number of things that need attention. */
  tone?: 'danger' | undefined;
  isCurrent?: boolean | undefined;
}

export interface SideNavSection {
  id: string;
  label?: string | undefined;
  items: readonly SideNavItem[];
}

export interface SideNavProps extends ComponentProps<'nav'> {
  /** The places in groups, in the order in which they are shown. */
  sections: readonly SideNavSection[];
  /** Shows only icons, 56 px wide, with the names as tooltips. Default false. */
  isFolded?: boolean | undefined;
}

/** The side navigation of a module. */
export function SideNav({ sections, isFolded = false, ...rest }: SideNavProps) {
  const { texts, locale } = useDesign();
  const id = useId();
  return (
    <NavRoot aria-label={texts.mainNavigation} data-folded={isFolded || undefined} {...rest}>
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={section.label ? `${id}-${section.id}` : undefined}>
          {section.label && <h2 id={`${id}-${section.id}`}>{section.label}</h2>}
          <ul>
            {section.items.map((item) => (
              <li key={item.href}>
                <SideNavLink item={item} isFolded={isFolded} locale={locale} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </NavRoot>
  );
}

function SideNavLink({ item, isFolded, locale }: { item: SideNavItem; isFolded: boolean; locale: string }) {
  const { link: Link } = useDesign();
  const link = (
    <Link href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
      {item.icon}
      <span data-part="label">{item.label}</span>
      {item.count !== undefined && (
        <span data-part="count" data-tone={item.tone}>
          {item.count.toLocaleString(locale)}
        </span>
      )}
    </Link>
  );
  return isFolded ? (
    <Tooltip content={item.label} style={{ display: 'grid' }}>
      {link}
    </Tooltip>
  ) : (
    link
  );
}
