import { Button, Code, Stack } from '@mailroom/design-system';
import { useFlash } from '../../../../shared/feedback/useFlash.ts';

interface CopyValueProps {
  /** The thing that is copied, for the button's name: 'the value of SPF'. */
  what: string;
  value: string;
}

/** A value that is needed elsewhere, with a button that copies it. */
export function CopyValue({ what, value }: CopyValueProps) {
  const flash = useFlash();
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => flash('success', `Copied ${what}`),
      () => flash('danger', 'The browser did not allow copying. Select the text and copy it'),
    );
  return (
    <Stack direction="row" gap={8} align="start" justify="between">
      <Code>{value}</Code>
      <Button size="small" aria-label={`Copy ${what}`} onClick={() => void copy()}>
        Copy
      </Button>
    </Stack>
  );
}
