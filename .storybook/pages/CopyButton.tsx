import { CheckIcon, CopyIcon, IconButton, Stack, Text } from '@mailroom/design-system';
import { useState } from 'react';

/** Copies a text, and says so until the button loses the focus. */
export function CopyButton({ text }: { text: string }) {
  const [news, setNews] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setNews('Copied');
    } catch {
      setNews('The browser didn’t allow it');
    }
  }
  return (
    <Stack direction="row" gap={4} align="center">
      <IconButton
        label={`Copy ${text}`}
        icon={news === 'Copied' ? <CheckIcon size={14} /> : <CopyIcon size={14} />}
        size="small"
        onClick={() => void copy()}
        onBlur={() => setNews('')}
      />
      <span role="status">{news && <Text tone="muted">{news}</Text>}</span>
    </Stack>
  );
}
