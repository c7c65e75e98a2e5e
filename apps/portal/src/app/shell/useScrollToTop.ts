import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A new screen starts at its top; on the way back the browser itself knows where one was. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const how = useNavigationType();
  useEffect(() => {
    if (how === 'PUSH') scrollTo(0, 0);
  }, [pathname, how]);
}
