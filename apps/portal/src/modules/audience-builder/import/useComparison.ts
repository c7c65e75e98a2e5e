import type { V1Schemas } from '@mailroom/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { comparisonQuery } from '../../../resources/audiences.queries.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { whyNothing, type ImportWay } from './importWay.ts';

interface Asked {
  audience: V1Schemas['Audience'] | undefined;
  file: V1Schemas['AudienceFile'] | undefined;
  /** How the file is read. Settings that are left out are those of the file before it. */
  settings: Omit<V1Schemas['AudienceLaterFile'], 'upload_id'>;
  isShown: boolean;
}

/** Whether the user must say what happens with people before this file is imported. */
function needsWay(audience: V1Schemas['Audience'] | undefined, file: V1Schemas['AudienceFile'] | undefined): boolean {
  return audience !== undefined && (audience.version_number !== null || file?.corrects === true);
}

/** Compares a file with the people of an audience, and keeps the user's choice of what happens with them. */
export function useComparison({ audience, file, settings, isShown }: Asked) {
  const { number } = useFormats();
  const [chosen, setChosen] = useState<{ fileId: number; way: ImportWay }>();
  const isNeeded = needsWay(audience, file);
  const query = useQuery({
    ...comparisonQuery(audience?.id ?? 0, { upload_id: file?.id ?? 0, ...settings }),
    enabled: isShown && isNeeded && file !== undefined,
  });
  const comparison = query.data;
  // A file of rejected rows is meant to correct them; any other choice is the user's own.
  const preset = file?.corrects && comparison?.correct ? 'correct' : undefined;
  const way = chosen && chosen.fileId === file?.id ? chosen.way : preset;

  function label(): string {
    if (!comparison || way === undefined) return 'Start import';
    const { correct, add, people } = comparison;
    if (way === 'correct')
      return `Correct ${number(correct?.corrected ?? 0)} ${correct?.corrected === 1 ? 'row' : 'rows'}`;
    if (way === 'add') {
      const come = number(add?.come ?? 0);
      return add && add.go > 0 ? `Add ${come}, take ${number(add.go)} out` : `Add ${come} to ${number(people)}`;
    }
    return people === 0 ? 'Start import' : `Replace ${number(people)} by ${number(comparison.replace.people)}`;
  }

  return {
    isNeeded,
    comparison,
    query,
    isReading: query.isFetching && !comparison,
    way,
    choose: (next: ImportWay) => file && setChosen({ fileId: file.id, way: next }),
    label: label(),
    lacks: way === undefined ? 'Choose what happens with the people in use' : undefined,
    nothing: way && comparison && whyNothing(comparison, way),
  };
}

export type Compared = ReturnType<typeof useComparison>;
