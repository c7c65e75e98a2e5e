import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { UnsavedGuard } from '../../../components/UnsavedGuard/UnsavedGuard.tsx';

function Shown({ asksAlways }: { asksAlways: boolean }) {
  const [text, setText] = useState('');
  const [isHeld, setHeld] = useState(false);
  const release = () => setHeld(false);
  const isDirty = asksAlways || text !== '';
  return (
    <Stack align="start">
      <TextInput label="Name" value={text} onValueChange={setText} />
      <Button onClick={() => setHeld(isDirty)}>Orders</Button>
      <UnsavedGuard isDirty={text !== ''} isLeaving={isHeld} onLeave={release} onStay={release} />
    </Stack>
  );
}

export function Good() {
  return <Shown asksAlways={false} />;
}

export function Bad() {
  return <Shown asksAlways />;
}
