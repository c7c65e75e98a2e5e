import { useEffect, useState } from 'react';

/** Returns a text after it has stopped changing. Otherwise screen readers would read it after every letter. */
export function useLateText(text: string, delay: number): string {
  const [late, setLate] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setLate(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return late;
}
