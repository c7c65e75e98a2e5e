import type { V1Schemas } from '@mailroom/api-client';
import { Button, Card, FileDrop, type FileDropItem } from '@mailroom/design-system';
import { fileTypes, htmlLimits, maxBytesOf } from '@mailroom/domain/forms/fileTypes';
import { useState } from 'react';
import { useEditCreative } from '../../../resources/creatives.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { errorText, isAborted, isInvalid } from '../../../shared/errors/errorKinds.ts';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { fileBody } from '../form/creativeBodies.ts';
import { noFiles } from '../form/creativeFields.ts';
import { useUpload } from '../form/useUpload.ts';
import { PasteHtml } from './PasteHtml.tsx';

interface DraftFileProps {
  creative: V1Schemas['Creative'];
  /** Called with the versions before and after another file is saved. */
  onSaved: (before: number, after: number) => void;
}

interface Refused {
  readonly file: File;
  readonly message: string;
}

function messageOf(error: unknown): string {
  return (isInvalid(error) && error.fields['creative_html']) || errorText(error);
}

/** The file of a draft. Another one takes its place as a new revision, wherever on the page it is dropped. */
export function DraftFile({ creative, onSaved }: DraftFileProps) {
  const { id, version, html_file: file, revision } = creative;
  const { mutateAsync: edit } = useEditCreative();
  const upload = useUpload();
  const may = useCan('can_upload_file');
  const { bytes } = useFormats();
  const [sending, setSending] = useState<File>();
  const [refused, setRefused] = useState<Refused>();
  const { label, extensions, maxBytes } = fileTypes.creative_html;

  async function replace(next: File) {
    if (next.size > maxBytesOf('creative_html', next.name)) {
      const most = bytes(htmlLimits.storedBytes);
      setRefused({ file: next, message: `HTML outside a ZIP can be at most ${most}: put it in a ZIP.` });
      return;
    }
    setRefused(undefined);
    setSending(next);
    const body = { ...fileBody({ ...noFiles, creative_html: next }), status: 'Draft' as const };
    try {
      const saved = await upload.run((progress) => edit({ ...progress, id, version, body }));
      onSaved(version, saved.version);
    } catch (error) {
      if (!isAborted(error)) setRefused({ file: next, message: messageOf(error) });
    } finally {
      setSending(undefined);
    }
  }

  const items: FileDropItem[] = [];
  if (sending) {
    const state = { kind: 'uploading' as const, loaded: upload.progress?.sent ?? 0 };
    items.push({ id: 'sending', name: sending.name, size: sending.size, state });
  } else if (file) {
    items.push({ id: 'kept', ...file, state: { kind: 'done' } });
  }
  if (refused) {
    const { file: other, message } = refused;
    items.push({ id: 'refused', name: other.name, size: other.size, state: { kind: 'error', message } });
  }
  return (
    <Card
      title="File"
      note={revision !== null && `kept as revision ${revision}`}
      actions={
        <>
          <Button size="small" variant="quiet" href={paths.campaignCreatives.creative(id, 'html')}>
            Open the editor
          </Button>
          {may.can && !sending && <PasteHtml size="small" onFile={(next) => void replace(next)} />}
        </>
      }
    >
      <FileDrop
        label={label}
        isLabelHidden
        accept={extensions}
        maxBytes={maxBytes}
        size="small"
        isPageWide
        items={items}
        onFiles={([next]) => next && void replace(next)}
        onCancel={upload.cancel}
        disabled={!may.can || sending !== undefined}
        reason={may.can ? 'A file is being saved' : may.reason}
      />
    </Card>
  );
}
