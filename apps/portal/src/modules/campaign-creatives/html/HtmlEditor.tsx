import { Banner, Button, CodeEditor, DateText, Stack, Text, Toolbar, type CodeFinding } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { draftPreviewQuery } from '../../../resources/creativeDraft.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { useUrlId } from '../../../shared/recordId.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { changedLines } from './changedLines.ts';
import { HtmlPanes } from './HtmlPanes.tsx';
import { InspectedPreview } from './InspectedPreview.tsx';
import { useCodeFindings, usePlaces } from './useCodeFindings.ts';
import { useFindingsStrip } from './useFindingsStrip.tsx';
import { useFormatHtml } from './useFormatHtml.ts';
import { usePreviewClicks } from './usePreviewClicks.ts';
import { useHtmlEdits, type EditedHtml } from './useHtmlEdits.ts';

const CompareHtml = loadOnUse(async () => (await import('./CompareHtml.tsx')).CompareHtml);

/** In px, of the whole e-mail. */
const PREVIEW_HEIGHT = 1_600;

const NONE: readonly CodeFinding[] = [];

interface HtmlEditorProps extends EditedHtml {
  signOff: ReactNode;
  /** The place in the page's line for discarding and saving; null before it is there. Default: a line above the code. */
  head: HTMLElement | null | undefined;
  /** Opens a dialog by its name. */
  onAsk: (dialog: string) => void;
}

/** The editor, its findings and the preview that follows what is typed. */
export function HtmlEditor({ signOff, head, onAsk, ...props }: HtmlEditorProps) {
  const { creative, draft } = props;
  const { count } = useFormats();
  const edits = useHtmlEdits(props);
  const found = useCodeFindings(creative.id);
  // Without the text that they are about, nobody knows where their lines are now.
  const findings = edits.checkedText === undefined ? NONE : found;
  const line = useUrlId('line');
  const clicks = usePreviewClicks(line);
  const format = useFormatHtml();
  const [isComparing, setComparing] = useState(false);
  const [mayEdit, mayUpload] = [useCan('can_update_creative'), useCan('can_upload_file')];
  const boxes = usePlaces(found);
  const { text, base, kept, hasChanged, newest } = edits;
  const strip = useFindingsStrip({
    creative,
    hasChanged,
    onShow: ({ line: at, column, message }) => {
      // The mark of an open finding moves with the text, so the editor gets that very finding.
      const marked = findings.find((finding) => finding.line === at && finding.message === message);
      clicks.open(marked ?? { line: at ?? 1, ...(column !== null && { column }) });
    },
    onAsk,
  });
  const { data: draftUrl } = useQuery(draftPreviewQuery(creative.id, kept));
  // Counting the lines of a long text must not hold up the next key.
  const counted = useDeferredValue(text);
  const lines = useMemo(() => changedLines(base.html, counted), [base.html, counted]);
  const refusal = [mayEdit, mayUpload].find(({ can }) => !can)?.reason ?? 'Nothing has changed yet';
  const isWriting = draft !== null;
  const saving = isWriting && (
    <>
      <Button disabled={!hasChanged} reason={refusal} onClick={() => void edits.discard()}>
        Discard draft
      </Button>
      <Button
        variant="primary"
        isBusy={edits.isSaving}
        disabled={!hasChanged || !mayUpload.can}
        reason={refusal}
        onClick={() => void edits.save()}
      >
        {`Save as revision ${newest + 1}`}
      </Button>
    </>
  );
  const state = (
    <Text tone="muted" as="p" role="status">
      {hasChanged ? `Draft of revision ${newest + 1}, ${count(lines, 'line')} changed` : `Revision ${base.revision}`}
      {hasChanged && kept?.kept_at && (
        <>
          , kept <DateText value={kept.kept_at} />
        </>
      )}
    </Text>
  );
  const others = (
    <>
      {hasChanged && (
        <Button
          size="small"
          variant="quiet"
          aria-label={`Compare with rev ${newest}`}
          onClick={() => setComparing(true)}
        >
          {head === undefined ? `Compare with rev ${newest}` : 'Compare'}
        </Button>
      )}
      {signOff}
    </>
  );
  return (
    <Stack gap={16}>
      {edits.isBehind && (
        <Banner
          tone="warning"
          title={`Revision ${newest} was uploaded after you began with revision ${base.revision}`}
          actions={<Button onClick={() => setComparing(true)}>Compare</Button>}
        >
          Your text is kept. Saving it makes a revision without what changed in revision {newest}.
        </Banner>
      )}
      {edits.error !== null && (
        <Banner
          tone="danger"
          title="Your text is not kept on the server"
          actions={<Button onClick={() => void edits.flush()}>Try again</Button>}
        >
          {errorText(edits.error)} It stays here as long as this page is open.
        </Banner>
      )}
      {edits.saveError !== null && (
        <Banner tone="danger" title="The revision was not saved">
          {errorText(edits.saveError)} Your text is unchanged.
        </Banner>
      )}
      {head === undefined && (
        <Toolbar end={saving}>
          {state}
          {others}
        </Toolbar>
      )}
      {head && createPortal(saving, head)}
      <HtmlPanes
        code={
          <CodeEditor
            label="HTML of the e-mail"
            isLabelHidden
            language="html"
            value={text}
            onValueChange={edits.change}
            isReadOnly={!isWriting}
            hasTools
            onFormat={format}
            {...(head !== undefined && { toolsEnd: others, note: state })}
            findings={findings}
            checkedText={edits.checkedText}
            findingsPanel={strip}
            openAt={clicks.openAt}
            onCaretMove={clicks.onCaretMove}
            isFilling
          />
        }
        preview={
          <InspectedPreview
            name={creative.name}
            revision={creative.revision}
            url={draftUrl ?? creative.preview_url}
            version={kept?.kept_at ?? ''}
            height={PREVIEW_HEIGHT}
            isFilling
            boxes={hasChanged ? undefined : boxes}
            onPick={clicks.onPick}
            shown={clicks.shown}
          />
        }
      />
      {isComparing && (
        <CompareHtml creativeId={creative.id} revision={newest} text={text} onClose={() => setComparing(false)} />
      )}
    </Stack>
  );
}
