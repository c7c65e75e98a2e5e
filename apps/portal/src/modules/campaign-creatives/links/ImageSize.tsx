import { Stack, Text } from '@mailroom/design-system';
import { useFormats } from '../../../shared/useFormats.ts';
import { scaleWords, sizeWords } from './imageSizeWords.ts';
import type { LinkRow } from './linkWords.ts';

/** Lets the words break behind their comma only. */
function unbroken(words: string): string {
  return words.replaceAll(/(?<!,) /g, '\u00A0');
}

/** The pixels of an image's file against those at which it is shown; a dash where neither is known. */
export function ImageSize({ image: { image_size: size } }: { image: LinkRow }) {
  const { number } = useFormats();
  const words = sizeWords(size, number);
  const scale = scaleWords(size, number);
  if (words === null) return <Text tone="subtle">—</Text>;
  return (
    <Stack gap={0}>
      <Text isTabular>{unbroken(words)}</Text>
      {scale !== null && (
        <Text size={12} tone="muted">
          {scale}
        </Text>
      )}
    </Stack>
  );
}
