import { useCallback, useMemo } from 'react';
import { useLocation, useNavigation, useSearchParams, type NavigateOptions } from 'react-router-dom';

type Edit = (before: URLSearchParams) => URLSearchParams;

/**
 * The parameters of the address, and a function that changes them. A change that is still on its way counts already, so that
 * the screen shows it immediately and the next change builds on it.
 */
export function useAddress(): [URLSearchParams, (edit: Edit, options?: NavigateOptions) => void] {
  const [url, setUrl] = useSearchParams();
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  // Compared as text, because the arrival of the change changes nothing more.
  const text = next?.pathname === pathname ? new URLSearchParams(next.search).toString() : url.toString();
  const now = useMemo(() => new URLSearchParams(text), [text]);
  const change = useCallback((edit: Edit, options?: NavigateOptions) => setUrl(edit(now), options), [now, setUrl]);
  return [now, change];
}
