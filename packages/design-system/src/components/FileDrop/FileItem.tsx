import { useTexts } from '../../provider/useTexts.ts';
import { useFormats } from '../../provider/useFormats.ts';
import { Button } from '../Button/Button.tsx';
import { CircleAlertIcon } from '../Icon/CircleAlertIcon.ts';
import { CircleCheckIcon } from '../Icon/CircleCheckIcon.ts';
import { FileIcon } from '../Icon/FileIcon.ts';
import { XIcon } from '../Icon/XIcon.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { usePreview } from './usePreview.ts';

export type FileDropState =
  | { kind: 'uploading'; /** Bytes sent so far. */ loaded: number; secondsLeft?: number | undefined }
  | { kind: 'done'; /** A fact about its content, e.g. '10,137 rows'. */ note?: string | undefined }
  | { kind: 'error'; /** Says what went wrong and what to do, as a sentence. */ message: string };

export interface FileDropItem {
  /** Passed to `onCancel`, `onRetry` and `onRemove`. */
  id: string;
  /** The file's name with its extension. */
  name: string;
  /** In bytes. */
  size: number;
  /** Its progress. */
  state: FileDropState;
  /** The page that shows the stored file. */
  href?: string | undefined;
  /** The file itself, for a preview: a small picture or the first lines of a text. */
  file?: Blob | undefined;
}

const STATE_ICONS = { uploading: FileIcon, done: CircleCheckIcon, error: CircleAlertIcon };

type Act = ((id: string) => void) | undefined;

interface FileItemProps {
  item: FileDropItem;
  onCancel: Act;
  onRetry: Act;
  onRemove: Act;
}

/** A file with its size and progress. */
export function FileItem({ item, onCancel, onRetry, onRemove }: FileItemProps) {
  const texts = useTexts();
  const { bytes } = useFormats();
  const { id, name, size, state, href, file } = item;
  const preview = usePreview(file, name);
  const leave = state.kind === 'uploading' ? onCancel : onRemove;
  const StateIcon = STATE_ICONS[state.kind];
  return (
    <li data-state={state.kind}>
      {preview?.kind === 'picture' ? (
        <img data-part="thumbnail" src={preview.url} alt={texts.previewOf(name)} />
      ) : (
        <StateIcon />
      )}
      <span data-part="name">{href === undefined ? name : <Link href={href}>{name}</Link>}</span>
      <span data-part="size">{bytes(size)}</span>
      {state.kind === 'error' && onRetry !== undefined && (
        <Button data-part="retry" size="small" onClick={() => onRetry(id)} aria-label={`${texts.retry}, ${name}`}>
          {texts.retry}
        </Button>
      )}
      {leave !== undefined && (
        <IconButton
          size="small"
          icon={<XIcon />}
          label={state.kind === 'uploading' ? texts.cancelUpload(name) : texts.remove(name)}
          onClick={() => leave(id)}
        />
      )}
      {state.kind === 'uploading' && (
        <div data-part="below">
          <ProgressBar
            label={texts.bytesOf(bytes(state.loaded), bytes(size))}
            size="small"
            value={state.loaded}
            max={size}
            {...(state.secondsLeft !== undefined && { secondsLeft: state.secondsLeft })}
          />
        </div>
      )}
      {state.kind === 'done' && state.note !== undefined && <span data-part="below">{state.note}</span>}
      {preview?.kind === 'text' && state.kind !== 'error' && (
        <figure data-part="lines" aria-label={texts.previewOf(name)}>
          {preview.lines.map((line, index) => (
            <div key={index}>{line}</div>
          ))}
        </figure>
      )}
      <span data-part="news" role="status">
        {state.kind === 'done' && texts.uploaded(name)}
      </span>
      {state.kind === 'error' && (
        <span data-part="below" role="alert">
          {state.message}
        </span>
      )}
    </li>
  );
}
