import { AppShell, OfflineBanner, Page, Skeleton } from '@mailroom/design-system';
import { Suspense, useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { BRAND } from '../../components/brand.tsx';
import { paths } from '../../shared/paths.ts';
import { AccountSwitcher } from './AccountSwitcher.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { Jump } from '../palette/Jump.tsx';
import { ModuleSwitcher } from './ModuleSwitcher.tsx';
import { Notices } from './Notices.tsx';
import { LoadOverlay, WriteOverlay } from '../feedback/Overlays.tsx';
import { useFreshPermissions } from '../live/useFreshPermissions.ts';
import { useLiveHints } from '../live/useLiveHints.ts';
import { useOneUser } from '../live/useOneUser.ts';
import { usePreferences } from '../preferences/usePreferences.ts';
import { useScrollToTop } from './useScrollToTop.ts';
import { useSideNav } from './useSideNav.tsx';

/** The frame of every signed-in screen: header, side navigation, body. */
export function Shell() {
  useLiveHints();
  useFreshPermissions();
  useOneUser();
  usePreferences();
  useScrollToTop();
  const navigate = useNavigate();
  const [isFolded, setFolded] = useState<boolean>();
  const sideNav = useSideNav();
  return (
    <WriteOverlay>
      <AppShell
        brand={BRAND}
        switcher={<ModuleSwitcher />}
        account={<AccountSwitcher />}
        search={<Jump />}
        person={<PersonMenu />}
        actions={<Notices />}
        onLogout={() => void navigate(paths.logout)}
        {...(sideNav && { sideNav })}
        isNavFolded={isFolded}
        onNavFoldedChange={setFolded}
      >
        <OfflineBanner />
        <LoadOverlay>
          {/* Without it, a page whose first part still loads would make React draw the whole frame again and again. */}
          <Suspense
            fallback={
              <Page>
                <Skeleton lines={6} height={40} />
              </Page>
            }
          >
            <Outlet />
          </Suspense>
        </LoadOverlay>
      </AppShell>
    </WriteOverlay>
  );
}
