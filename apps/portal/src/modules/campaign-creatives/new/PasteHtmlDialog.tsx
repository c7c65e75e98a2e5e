import { Button, Modal, TextArea } from '@mailroom/design-system';
import { useState } from 'react';
import { pastedHtml } from './pastedHtml.ts';

interface PasteHtmlDialogProps {
  onFile: (file: File) => void;
  onClose: () => void;
}

/** Takes the HTML of an e-mail as text, for a keyboard without shortcuts and for a touch screen. */
export function PasteHtmlDialog({ onFile, onClose }: PasteHtmlDialogProps) {
  const [html, setHtml] = useState('');
  const [isRefused, setRefused] = useState(false);

  function take() {
    const file = pastedHtml(html);
    if (!file) {
      setRefused(true);
      return;
    }
    onFile(file);
    onClose();
  }

  return (
    <Modal
      isOpen
      size="large"
      title="Paste HTML"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={take}>
            Use this HTML
          </Button>
        </>
      }
    >
      <TextArea
        label="HTML of the e-mail"
        hint="Its images have to be on the web. An e-mail with its own images comes as a ZIP"
        rows={14}
        dir="ltr"
        spellCheck={false}
        value={html}
        onValueChange={setHtml}
        {...(isRefused && { error: 'There is no tag in this text: paste the source of the e-mail' })}
      />
    </Modal>
  );
}
