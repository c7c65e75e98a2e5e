import { useEffect, useState } from 'react';

/** A text once it has held for a while: what changes with each letter would be said with each letter. */
export function useLateText(text: string, delay: number): string {
  const [late, setLate] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setLate(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return late;
}
