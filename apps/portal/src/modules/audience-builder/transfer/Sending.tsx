import { Button, ProgressBar, Stack, Text } from '@mailroom/design-system';
import type { RefCallback } from 'react';
import { useTransfer, type TransferInput, type TransferState } from '../../../resources/audienceFiles/useTransfer.ts';
import { useSizes } from './useSizes.ts';

interface SendingProps {
  transfer: TransferInput;
  stage: RefCallback<HTMLElement>;
  onChooseAnother: () => void;
}

function bytesIn(state: TransferState): number {
  if (state.kind === 'sending') return state.loaded;
  return 'stored' in state ? state.stored : 0;
}

/** The bytes of a file as they go, and after a break what is stored. */
export function Sending({ transfer, stage, onChooseAnother }: SendingProps) {
  const { state, stop, goOn } = useTransfer(transfer);
  const { percent, share } = useSizes();
  const { name, size } = transfer.file;
  const isMoving = state.kind === 'starting' || state.kind === 'sending' || state.kind === 'retrying';
  const part = bytesIn(state);
  const kept = part > 0 ? `${percent(part, size)} are stored for 24 hours.` : 'Nothing is stored yet.';
  function message(): string {
    if (state.kind === 'retrying') return 'The connection broke. Trying again.';
    if (state.kind === 'stopped') return `Stopped. ${kept}`;
    if (state.kind === 'broken') return `${state.message}. ${kept}`;
    return state.kind === 'refused' ? `${state.message}.` : '';
  }
  return (
    <Stack ref={stage} gap={8}>
      <Text weight={500}>{name}</Text>
      {state.kind !== 'refused' && (
        <ProgressBar
          label={state.kind === 'starting' ? 'Starting' : share(part, size)}
          value={part}
          max={state.kind === 'starting' ? 0 : size}
          isLive={isMoving}
          {...(state.kind === 'sending' && { secondsLeft: state.secondsLeft })}
        />
      )}
      <Text role="status" tone={state.kind === 'broken' || state.kind === 'refused' ? 'danger' : 'muted'}>
        {message()}
      </Text>
      <Stack direction="row" gap={8}>
        {/* One button, so that the focus stays on it. */}
        <Button size="small" onClick={isMoving ? stop : goOn}>
          {isMoving ? 'Stop' : state.kind === 'refused' ? 'Try again' : 'Go on'}
        </Button>
        {!isMoving && (
          <Button size="small" variant="quiet" onClick={onChooseAnother}>
            Choose another file
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
