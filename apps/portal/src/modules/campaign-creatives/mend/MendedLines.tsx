import type { V2Schemas } from '@mailroom/api-client';
import { DescriptionList } from '@mailroom/design-system';

interface MendedLinesProps {
  lines: V2Schemas['MendedCreative']['lines'];
  revision: number;
}

const TERMS = { subject: 'Subject', preheader: 'Preheader' } as const;

/** The lines beside the HTML that change, before and after. */
export function MendedLines({ lines, revision }: MendedLinesProps) {
  return (
    <DescriptionList
      items={lines.flatMap(({ field, before, after }) => [
        { term: `${TERMS[field]}, revision ${revision}`, detail: before },
        { term: `${TERMS[field]}, with the changes`, detail: after },
      ])}
    />
  );
}
