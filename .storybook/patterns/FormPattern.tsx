import {
  Button,
  Combobox,
  FeedbackProvider,
  Form,
  NumberInput,
  Page,
  PageHeader,
  Stack,
  TextInput,
  TimeInput,
  Toolbar,
  UnsavedGuard,
  useFlash,
  type FormError,
} from '@mailroom/design-system';
import { useState } from 'react';

interface Draft {
  name: string;
  sender: string;
  sendAt: string | null;
  volume: number | null;
}

const EMPTY: Draft = { name: '', sender: '', sendAt: '08:30', volume: null };
const SENDERS = ['Harbour Books', 'Northlight Outdoor', 'Northlight Service'];

/** The same rules as on the server, in the order of the fields. */
function problemsOf({ name, sender, sendAt, volume }: Draft): FormError[] {
  return [
    ...(name.trim() === '' ? [{ field: 'name', message: 'Enter a name for the product.' }] : []),
    ...(sender.trim() === '' ? [{ field: 'sender', message: 'Enter the name that readers see.' }] : []),
    ...(sendAt === null ? [{ field: 'sendAt', message: 'Enter the time of the first message.' }] : []),
    ...(volume === null || volume < 1 ? [{ field: 'volume', message: 'Enter how many people may get it.' }] : []),
  ];
}

function ProductForm() {
  const [saved, setSaved] = useState(EMPTY);
  const [draft, setDraft] = useState(EMPTY);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [isLeaving, setLeaving] = useState(false);
  const flash = useFlash();
  const isDirty = draft !== saved;
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const errorOf = (field: keyof Draft) => errors.find((error) => error.field === field)?.message;
  function save() {
    const problems = problemsOf(draft);
    setErrors(problems);
    if (problems.length > 0) return;
    // An application sends it here, and shows what the server refuses in the same places.
    setSaved(draft);
    flash.success(`${draft.name} is saved.`);
  }
  return (
    <Form onSubmit={save} errors={errors}>
      <Stack gap={16}>
        <TextInput
          name="name"
          label="Product"
          isRequired
          value={draft.name}
          onValueChange={(name) => change({ name })}
          error={errorOf('name')}
        />
        <Combobox
          name="sender"
          label="Sender"
          hint="The name in the inbox. One that you used before, or a new one."
          isRequired
          suggestions={SENDERS}
          value={draft.sender}
          onValueChange={(sender) => change({ sender })}
          error={errorOf('sender')}
        />
        <TimeInput
          name="sendAt"
          label="First message at"
          hint="In the time zone of the account."
          isRequired
          value={draft.sendAt}
          onValueChange={(sendAt) => change({ sendAt })}
          error={errorOf('sendAt')}
        />
        <NumberInput
          name="volume"
          label="Volume ordered"
          isRequired
          value={draft.volume}
          onValueChange={(volume) => change({ volume })}
          error={errorOf('volume')}
        />
        <Toolbar
          end={
            <>
              <Button onClick={() => setLeaving(isDirty)}>Cancel</Button>
              <Button type="submit" variant="primary">
                Save product
              </Button>
            </>
          }
        />
      </Stack>
      {/* In an application, its router also says when somebody leaves by a link. */}
      <UnsavedGuard
        isDirty={isDirty}
        isLeaving={isLeaving}
        onStay={() => setLeaving(false)}
        onLeave={() => {
          setLeaving(false);
          setDraft(saved);
          setErrors([]);
        }}
      />
    </Form>
  );
}

/** An application has one FeedbackProvider, around all its pages. */
export function FormPattern() {
  return (
    <FeedbackProvider>
      <Page width="narrow">
        <PageHeader breadcrumbs={[{ label: 'Autumn trail boots', href: '#order-20911' }]} title="New product" />
        <ProductForm />
      </Page>
    </FeedbackProvider>
  );
}
