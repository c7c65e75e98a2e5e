import { InboxRow } from '../../../components/InboxRow/InboxRow.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';

const SUBJECT = 'An evening among the glass: the east wing opens for members first';
const PREHEADER = 'Thursday, December 3, from 6:30 PM.';

export function Good() {
  return (
    <Stack gap={12}>
      <InboxRow label="Wide" sender="Kestrel Museum" subject={SUBJECT} preheader={PREHEADER} time="9:41" />
      <InboxRow
        label="Phone"
        device="phone"
        sender="Kestrel Museum"
        subject={SUBJECT}
        preheader={PREHEADER}
        time="9:41"
      />
    </Stack>
  );
}

export function Bad() {
  return <InboxRow label="Wide" sender="Kestrel Museum" subject={`${SUBJECT.slice(0, 20)} …`} time="9:41" />;
}

/** With all parts, for their picture. */
export function Anatomy() {
  return (
    <InboxRow
      label="Phone"
      device="phone"
      sender="Kestrel Museum"
      subject={SUBJECT}
      preheader={PREHEADER}
      time="9:41"
    />
  );
}
