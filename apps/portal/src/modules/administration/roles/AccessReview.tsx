import type { V2Schemas } from '@mailroom/api-client';
import { Badge, Banner, Card, Skeleton, Stack, Text } from '@mailroom/design-system';
import { permissions } from '@mailroom/domain/access/permissions';
import type { ReactNode, Ref } from 'react';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { accessGroups, unnamedUsers } from './accessGroups.ts';

type Preview = V2Schemas['AccessPreview'];

function descriptionOf(name: string): string {
  return permissions.find((permission) => permission.name === name)?.description ?? name;
}

interface ChangesProps {
  verb: 'gain' | 'lose';
  changes: Preview['gains'];
}

function Changes({ verb, changes }: ChangesProps) {
  const { count } = useFormats();
  return accessGroups(changes).map(({ permissions: names, users }) => (
    <Stack key={names.join()} gap={4}>
      <Stack direction="row" gap={8} align="center" isWrapping>
        <Badge tone={verb === 'gain' ? 'success' : 'danger'}>{verb === 'gain' ? 'new' : 'removed'}</Badge>
        <Text weight={600}>
          {count(users.length, 'user')} {users.length === 1 ? `${verb}s` : verb}
        </Text>
      </Stack>
      <Text size={13}>{names.map(descriptionOf).join(' · ')}</Text>
      <Text size={13} tone="muted">
        {users.map(({ name, active }) => (active ? name : `${name} (inactive)`)).join(', ')}
      </Text>
    </Stack>
  ));
}

function Loaded({ preview }: { preview: Preview }) {
  const { count } = useFormats();
  const unnamed = unnamedUsers(preview);
  if (preview.total === 0) return <Text as="p">No user gains or loses a permission.</Text>;
  return (
    <>
      <Changes verb="gain" changes={preview.gains} />
      <Changes verb="lose" changes={preview.loses} />
      {unnamed > 0 && (
        <Text size={13} tone="muted">
          {count(unnamed, 'more user')} whom you can’t see here {unnamed === 1 ? 'is' : 'are'} affected too.
        </Text>
      )}
      <Text size={13} tone="muted">
        Nobody is signed out: the change takes effect within a second.
      </Text>
    </>
  );
}

interface AccessReviewProps {
  /** Receives the card, which the save bar leads to. */
  ref: Ref<HTMLElement>;
  /** Whether there is anything to save. */
  hasChanges: boolean;
  preview: Preview | undefined;
  /** Why the server refuses the change; null when it doesn't. */
  error: Error | null;
  /** Shown instead of the preview, for a role that nobody has yet. */
  instead?: ReactNode;
  /** Other remarks on the change, shown below. */
  children?: ReactNode;
}

/** Says by name who gains and loses which permission, before it is saved. */
export function AccessReview({ ref, hasChanges, preview, error, instead, children }: AccessReviewProps) {
  return (
    <Card ref={ref} title="Before you save">
      <Stack gap={16} aria-live="polite">
        {instead}
        {!instead && !hasChanges && (
          <Text as="p" tone="muted">
            Nothing has changed.
          </Text>
        )}
        {!instead && hasChanges && error && (
          <Banner tone="danger" title="This change can’t be saved">
            {errorText(error)}
          </Banner>
        )}
        {!instead && hasChanges && !error && (preview ? <Loaded preview={preview} /> : <Skeleton lines={4} />)}
        {children}
      </Stack>
    </Card>
  );
}
