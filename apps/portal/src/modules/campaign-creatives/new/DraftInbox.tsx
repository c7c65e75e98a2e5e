import type { V1Schemas } from '@mailroom/api-client';
import { useWatch, type Control } from 'react-hook-form';
import { CreativeInbox } from '../creative/CreativeInbox.tsx';
import type { CreativeDetailValues } from '../form/creativeFields.ts';

interface DraftInboxProps {
  creative: V1Schemas['Creative'];
  control: Control<CreativeDetailValues>;
}

/** The draft in an inbox, as it is typed. */
export function DraftInbox({ creative, control }: DraftInboxProps) {
  const [name, subject, preheader] = useWatch({ control, name: ['name', 'subject', 'preheader'] });
  return <CreativeInbox isNarrow creative={{ ...creative, name, subject, preheader }} />;
}
