import type { ReactElement } from 'react';
import type { Asked } from './conformance.samples.tsx';
import * as ds from './index.ts';

function nothing() {
  return undefined;
}

/** Components that open in front of the page, outside their parent, and only in a browser. Each is open and gets the same props. */
export const IN_FRONT: Record<string, (asked: Asked) => ReactElement> = {
  CommandPalette: (p) => <ds.CommandPalette {...p} isOpen onClose={nothing} label="Search" commands={[]} />,
  ConfirmModal: (p) => (
    <ds.ConfirmModal {...p} isOpen text="The order goes out." onConfirm={nothing} onCancel={nothing} />
  ),
  Drawer: (p) => <ds.Drawer {...p} isOpen onClose={nothing} title="Row 1,204" />,
  Modal: (p) => <ds.Modal {...p} isOpen onClose={nothing} title="Link a user" />,
  ShortcutSheet: (p) => <ds.ShortcutSheet {...p} isOpen onClose={nothing} shortcuts={{}} />,
  UnsavedGuard: (p) => <ds.UnsavedGuard {...p} isDirty={false} isLeaving onLeave={nothing} onStay={nothing} />,
};
