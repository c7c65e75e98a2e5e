import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { useDesign } from '../../provider/DesignContext.ts';
import { XIcon } from '../Icon/XIcon.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { ModalProps } from './Modal.tsx';
import { ScrollBody } from './ScrollBody.tsx';

type DialogInsideProps = Pick<
  ModalProps,
  'title' | 'actions' | 'note' | 'onClose' | 'isBusy' | 'role' | 'children' | 'aria-describedby'
>;

/** The inside of a modal or a drawer: title and close button, the content that scrolls, the buttons at the foot. */
export function DialogInside(props: DialogInsideProps) {
  const { title, actions, note, onClose, isBusy = false, role = 'dialog', children } = props;
  const { 'aria-describedby': describedBy } = props;
  const { texts } = useDesign();
  return (
    <Dialog role={role} {...(describedBy && { 'aria-describedby': describedBy })}>
      <div data-part="head">
        <Heading slot="title" level={2} data-part="title">
          {title}
        </Heading>
        <IconButton label={texts.close} icon={<XIcon />} onClick={onClose} disabled={isBusy} reason={texts.busy} />
      </div>
      <ScrollBody isBusy={isBusy}>{children}</ScrollBody>
      {(actions || note) && (
        <div data-part="actions">
          {note && <div data-part="note">{note}</div>}
          {actions}
        </div>
      )}
    </Dialog>
  );
}
