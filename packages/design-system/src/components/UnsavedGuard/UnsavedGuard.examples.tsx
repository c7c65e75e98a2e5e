import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';

export const Good = () => {
  const [isLeaving, setLeaving] = useState(false);
  const stay = () => setLeaving(false);
  return (
    <>
      <Button onClick={() => setLeaving(true)}>Leave with a change</Button>
      <UnsavedGuard
        isDirty={isLeaving}
        isLeaving={isLeaving}
        onLeave={stay}
        onStay={stay}
        text="The name “Members’ evening” is not saved."
      />
    </>
  );
};

export const Bad = () => {
  const [isLeaving, setLeaving] = useState(false);
  const stay = () => setLeaving(false);
  return (
    <>
      <Button onClick={() => setLeaving(true)}>Leave</Button>
      <UnsavedGuard
        isDirty={false}
        isLeaving={isLeaving}
        onLeave={stay}
        onStay={stay}
        text="Are you sure that you want to leave this page?"
      />
    </>
  );
};
