import { Stack, Tag } from '@mailroom/design-system';

/** The labels of a creative, each as a tag. Nothing for a creative without labels. */
export function LabelTags({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <Stack direction="row" gap={4} isWrapping role="group" aria-label="Labels">
      {labels.map((label) => (
        <Tag key={label}>{label}</Tag>
      ))}
    </Stack>
  );
}
