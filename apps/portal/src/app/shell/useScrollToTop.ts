import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls a new screen to its top. On the way back, the browser restores the position itself. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const how = useNavigationType();
  useEffect(() => {
    if (how === 'PUSH') scrollTo(0, 0);
  }, [pathname, how]);
}
