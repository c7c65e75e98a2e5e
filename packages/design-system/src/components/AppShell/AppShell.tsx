'use client';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { useMedia } from '../../hooks/useMedia.ts';
import { useDesign } from '../../provider/DesignContext.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import { FoldIcon } from '../Icon/FoldIcon.ts';
import { UnfoldIcon } from '../Icon/UnfoldIcon.ts';
import { SideNav, type SideNavSection } from '../SideNav/SideNav.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { OnBar, ShellHeader, ShellNav, ShellRoot } from './AppShell.styles.ts';
import { HeaderButton } from './HeaderButton.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import { warmUp } from './warmUp.ts';

export interface AppShellProps extends ComponentProps<'div'> {
  /**
   * The application's name, the page that it links to, and its own mark, such as an `svg` 24 px wide. On small screens only
   * the mark is shown, or the name if there is no mark. Default: no mark.
   */
  brand: { name: string; href: string; mark?: ReactNode };
  /** A HeaderMenu. */
  switcher?: ReactNode;
  /** A HeaderPopover; on small screens it moves into the menu. */
  account?: ReactNode;
  /** A HeaderSearch and the CommandPalette that it opens. */
  search?: ReactNode;
  /** A HeaderPerson: who is signed in, with their own settings; on small screens it moves into the menu. */
  person?: ReactNode;
  /** More HeaderButtons, such as the NoticeCentre. */
  actions?: ReactNode;
  /** Adds a button that logs out. */
  onLogout?: (() => void) | undefined;
  /** The pages of the module; omitted on pages outside a module. */
  sideNav?: readonly SideNavSection[] | undefined;
  /** Shows only icons in the side navigation. Default: true on tablets and narrower windows. */
  isNavFolded?: boolean | undefined;
  /** Adds a button that folds the side navigation. */
  onNavFoldedChange?: ((isFolded: boolean) => void) | undefined;
  /** The screen: a Page, with the application's banners above it. */
  children: ReactNode;
}

/** The frame around every screen: header, side navigation, body. */
export function AppShell({
  brand,
  switcher,
  account,
  search,
  person,
  actions,
  onLogout,
  sideNav,
  isNavFolded,
  onNavFoldedChange,
  children,
  ...rest
}: AppShellProps) {
  const { link: Link, texts } = useDesign();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isTablet = useMedia('(max-width: 1023px)');
  const isFolded = isNavFolded ?? isTablet;
  useEffect(warmUp, []);
  const hasMark = brand.mark !== undefined && brand.mark !== null;
  const hasNav = sideNav !== undefined && sideNav.length > 0;
  const logout = onLogout && <HeaderButton onClick={onLogout}>{texts.logout}</HeaderButton>;
  return (
    <ShellRoot data-plain={!hasNav || undefined} {...rest}>
      <SkipLinks />
      <ShellHeader>
        <Link data-part="brand" href={brand.href} aria-label={brand.name}>
          {hasMark && (
            <span data-part="mark" aria-hidden="true">
              {brand.mark}
            </span>
          )}
          <span>{brand.name}</span>
        </Link>
        {switcher}
        {account && <div data-part="account">{account}</div>}
        <span data-part="rest" />
        {search}
        {actions}
        {person && <div data-part="wide">{person}</div>}
        {logout && <div data-part="wide">{logout}</div>}
        <HeaderButton data-part="small" data-outlined="" aria-expanded={isMenuOpen} onClick={() => setMenuOpen(true)}>
          {texts.menu}
        </HeaderButton>
      </ShellHeader>
      {hasNav && (
        <ShellNav data-folded={isFolded || undefined}>
          <SideNav sections={sideNav} isFolded={isFolded} />
          {onNavFoldedChange && (
            <button
              type="button"
              aria-label={isFolded ? texts.unfoldNavigation : undefined}
              aria-expanded={!isFolded}
              onClick={() => onNavFoldedChange(!isFolded)}
            >
              {!isFolded && texts.foldNavigation}
              {isFolded ? <UnfoldIcon /> : <FoldIcon />}
            </button>
          )}
        </ShellNav>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Drawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} title={texts.menu}>
        <Stack gap={16} onClick={(event) => (event.target as Element).closest('a') && setMenuOpen(false)}>
          {(account || person || logout) && (
            <OnBar>
              {person}
              {account}
              {logout}
            </OnBar>
          )}
          {hasNav && <SideNav sections={sideNav} />}
        </Stack>
      </Drawer>
    </ShellRoot>
  );
}
