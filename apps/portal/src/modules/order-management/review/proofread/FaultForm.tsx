import type { V2Schemas } from '@mailroom/api-client';
import { Button, Form, Stack, Text, TextInput } from '@mailroom/design-system';
import { useFormats } from '../../../../shared/useFormats.ts';
import { PassageText } from './PassageText.tsx';

/** A decision that needs a text. */
export type TypedChoice = 'fallback' | 'accept';

interface FaultFormProps {
  fault: V2Schemas['ProofreadFault'];
  choice: TypedChoice;
  text: string;
  error: string | undefined;
  canSave: boolean;
  isBusy: boolean;
  onType: (text: string) => void;
  onSave: () => void;
}

function Preview({ fault: { examples }, text }: Pick<FaultFormProps, 'fault' | 'text'>) {
  const [first] = examples;
  if (!first || text.trim() === '') return null;
  return (
    <Text as="p" tone="muted" aria-live="polite">
      They read: <PassageText passage={{ ...first.passage, said: text.trim() }} />
    </Text>
  );
}

/** The text of a decision: what a field says instead, or why the mails are accepted. */
export function FaultForm({ fault, choice, text, error, canSave, isBusy, onType, onSave }: FaultFormProps) {
  const { number } = useFormats();
  const isFallback = choice === 'fallback';
  const people = fault.mails === 1 ? 'this one' : `these ${number(fault.mails)}`;
  const field = isFallback
    ? {
        label: `Instead of {{${fault.field ?? ''}}} say`,
        name: 'fallback',
        hint: `For ${people} in this launch only; kept in its manifest`,
      }
    : { label: 'Because', name: 'reason', hint: 'Shown with your name' };
  return (
    <Form aria-label={isFallback ? 'Fallback' : 'Reason to accept'} onSubmit={onSave} isBusy={isBusy}>
      <Stack gap={8}>
        <TextInput {...field} value={text} onValueChange={onType} autoComplete="off" {...(error && { error })} />
        {isFallback && <Preview fault={fault} text={text} />}
        <div>
          <Button type="submit" size="small" isBusy={isBusy} disabled={!canSave} reason="It is saved">
            {isFallback ? 'Save fallback' : 'Accept them'}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
