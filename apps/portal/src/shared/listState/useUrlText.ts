import { useCallback } from 'react';
import { useAddress } from './useAddress.ts';

/** One URL parameter, such as the open tab or dialog; the default is left out. */
export function useUrlText(name: string, otherwise = ''): [string, (text: string) => void] {
  const [url, setUrl] = useAddress();
  const setText = useCallback(
    (text: string) =>
      setUrl((before) => {
        const next = new URLSearchParams(before);
        if (text === otherwise) next.delete(name);
        else next.set(name, text);
        return next;
      }),
    [setUrl, name, otherwise],
  );
  return [url.get(name) ?? otherwise, setText];
}
