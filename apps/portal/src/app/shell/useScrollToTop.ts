import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { staysInPlace } from '../../shared/staysInPlace.ts';

/** Scrolls a new screen to its top. On the way back, the browser restores the position itself. */
export function useScrollToTop(): void {
  const { pathname, state } = useLocation();
  const how = useNavigationType();
  const stays = staysInPlace(state);
  useEffect(() => {
    if (how !== 'POP' && !stays) scrollTo(0, 0);
  }, [pathname, how, stays]);
}
