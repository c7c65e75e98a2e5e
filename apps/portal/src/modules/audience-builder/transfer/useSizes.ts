import { useFormats } from '../../../shared/useFormats.ts';

/** How much of a file is there, in words. */
export function useSizes() {
  const { bytes, count } = useFormats();
  // Rounded down, because 100 % would be said before all of it is there.
  const percent = (part: number, size: number) => `${Math.floor((100 * part) / size)} %`;
  return {
    percent,
    /** '45 % · 812 MB of 1.8 GB'. */
    share: (part: number, size: number) => `${percent(part, size)} · ${bytes(part)} of ${bytes(size)}`,
    bytes,
    count,
  };
}
