import type { V1Schemas } from '@mailroom/api-client';
import { Button, Skeleton, Stack } from '@mailroom/design-system';
import { useState } from 'react';
import { useOffered } from '../../../session/user/usePermissions.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { LabelTags } from './LabelTags.tsx';

const LabelsForm = loadOnUse(
  async () => (await import('./LabelsForm.tsx')).LabelsForm,
  <Skeleton lines={1} height={72} />,
);

/** The labels of a creative, with an edit in place. */
export function CreativeLabels({ creative }: { creative: V1Schemas['Creative'] }) {
  const [isOpen, setOpen] = useState(false);
  const isOffered = useOffered();
  const update = creative.actions.find(({ name }) => name === 'update');
  if (isOpen) return <LabelsForm creative={creative} onClose={() => setOpen(false)} />;
  return (
    <Stack direction="row" gap={8} align="center" isWrapping>
      {creative.labels.length > 0 ? <LabelTags labels={creative.labels} /> : 'none'}
      {isOffered(update) && (
        <Button
          size="small"
          variant="quiet"
          disabled={!update?.allowed}
          reason={update?.reason ?? ''}
          onClick={() => setOpen(true)}
        >
          Edit labels
        </Button>
      )}
    </Stack>
  );
}
