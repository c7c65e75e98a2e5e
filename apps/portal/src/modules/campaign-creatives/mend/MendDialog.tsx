import type { V1Schemas, V2Schemas } from '@mailroom/api-client';
import {
  Banner,
  Button,
  Checkbox,
  EmptyState,
  ErrorState,
  Modal,
  Skeleton,
  Stack,
  Text,
} from '@mailroom/design-system';
import { creativeMends, isMendKind, MEND_KINDS, type MendKind } from '@mailroom/domain/verdicts/creativeMends';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mendedQuery, sourceQuery } from '../../../resources/creativeDraft.queries.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { useSaveHtml } from '../form/useSaveHtml.ts';
import { MendedLines } from './MendedLines.tsx';
import { MendedViews } from './MendedViews.tsx';
import { mendSummary } from './mendSummary.ts';

type MendCount = V2Schemas['MendedCreative']['mends'][number];
type MendedLine = V2Schemas['MendedCreative']['lines'][number];

interface MendDialogProps {
  creative: V1Schemas['Creative'];
  /** The kind of findings to mend. Empty: all that can be mended. */
  kind: string;
  /** Set while a draft is finished: the change keeps it a draft. Called with the versions before and after, and the lines. */
  onSaved?: ((before: number, after: number, lines: MendedLine[]) => void) | undefined;
  onClose: () => void;
}

interface ChoicesProps {
  mends: readonly MendCount[];
  chosen: ReadonlySet<MendKind>;
  onToggle: (kind: MendKind, isChosen: boolean) => void;
}

/** The changes, each of which can be left out. */
function Choices({ mends, chosen, onToggle }: ChoicesProps) {
  const { count } = useFormats();
  return (
    <Stack gap={8} role="group" aria-label="Changes">
      {creativeMends.flatMap((mend) => {
        const found = mends.find(({ kind }) => kind === mend.kind);
        if (!found) return [];
        const isChosen = found.mended > 0 && chosen.has(mend.kind);
        const left = 'left' in mend && found.left > 0 && `${count(found.left, 'place')} not changed: ${mend.left}`;
        return (
          <Checkbox
            key={mend.kind}
            label={found.mended > 1 ? `${mend.effect} (${count(found.mended, 'place')})` : mend.effect}
            hint={left || undefined}
            value={isChosen}
            onValueChange={(isOn) => onToggle(mend.kind, isOn)}
            disabled={found.mended === 0}
            reason="Nothing says how to change it safely"
          />
        );
      })}
    </Stack>
  );
}

/** Shows the safe changes of the HTML for its findings, and saves the chosen ones as a revision. */
export function MendDialog({ creative, kind, onSaved, onClose }: MendDialogProps) {
  const revision = creative.revision ?? 0;
  const kinds: readonly MendKind[] = isMendKind(kind) ? [kind] : MEND_KINDS;
  const [chosen, setChosen] = useState<ReadonlySet<MendKind>>(new Set(kinds));
  const [saveError, setSaveError] = useState<unknown>(null);
  const source = useQuery(sourceQuery(creative.id, revision));
  // The list of changes stays whole while some of them are left out.
  const all = useQuery(mendedQuery(creative.id, revision, kinds));
  const picked = kinds.filter((each) => chosen.has(each));
  const some = useQuery({ ...mendedQuery(creative.id, revision, picked), enabled: picked.length > 0 });
  const { save, isSaving } = useSaveHtml(creative, onSaved !== undefined);
  const mends = all.data?.mends ?? [];
  const failed = [source, all, some].find(({ error }) => error);
  const before = source.data?.html ?? '';
  const after = picked.length === 0 ? before : some.data?.html;
  const isHtmlChanged = after !== undefined && after !== null && after !== before;
  const lines = (picked.length > 0 && some.data?.lines) || [];
  const isChanged = isHtmlChanged || lines.length > 0;
  // Until the answer for the current choice arrives, the previous one stays visible, but can't be saved.
  const isReady = isChanged && !(picked.length > 0 && some.isPlaceholderData);

  async function submit() {
    if (!isReady) return;
    setSaveError(null);
    try {
      const { version } = await save(isHtmlChanged ? after : null, lines);
      onSaved?.(creative.version, version, lines);
      onClose();
    } catch (error) {
      setSaveError(error);
    }
  }

  function toggle(each: MendKind, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(each);
    else next.delete(each);
    setChosen(next);
  }

  const formats = useFormats();
  const isChecked = creative.check?.finished_at != null;
  const unchosen = mends.filter(({ kind: each, mended }) => mended > 0 && !chosen.has(each)).length;
  const summary =
    all.data &&
    mendSummary(isChanged ? (some.data ?? null) : null, isChecked ? all.data.left : null, formats, unchosen);
  const isNothing = all.data !== undefined && mends.every(({ mended }) => mended === 0);
  return (
    <Modal
      isOpen
      size="large"
      title="Mend the HTML"
      isBusy={isSaving}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            isBusy={isSaving}
            disabled={!isReady}
            reason="There is nothing to save"
            onClick={() => void submit()}
          >
            {`Save as revision ${revision + 1}`}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {saveError !== null && (
          <Banner tone="danger" title="The revision was not saved">
            {errorText(saveError)}
          </Banner>
        )}
        {failed && (
          <ErrorState title="The changes could not be loaded" onRetry={() => void failed.refetch()}>
            {errorText(failed.error)}
          </ErrorState>
        )}
        {mends.length > 0 && (
          <Text as="p" role="status">
            {summary}
          </Text>
        )}
        {mends.length > 0 && <Choices mends={mends} chosen={chosen} onToggle={toggle} />}
        {isNothing && mends.length === 0 && (
          <EmptyState title="Nothing can be mended without a question">
            The findings of this revision need somebody who knows the e-mail. Open the HTML to mend them.
          </EmptyState>
        )}
        {!failed && (after === undefined || !source.data) && <Skeleton lines={8} height={24} />}
        {lines.length > 0 && <MendedLines lines={lines} revision={revision} />}
        {isHtmlChanged && (
          <MendedViews creativeId={creative.id} name={creative.name} {...{ revision, mends: picked, before, after }} />
        )}
      </Stack>
    </Modal>
  );
}
