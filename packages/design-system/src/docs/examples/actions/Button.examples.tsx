import { UploadIcon } from '../../../components/Icon/UploadIcon.ts';
import { Toolbar } from '../../../components/Toolbar/Toolbar.tsx';
import { Button } from '../../../components/Button/Button.tsx';

export function Good() {
  return (
    <Toolbar>
      <Button variant="quiet">Discard</Button>
      <Button>Download rejected rows</Button>
      <Button variant="primary">Confirm 41,306 recipients</Button>
    </Toolbar>
  );
}

export function Bad() {
  return (
    <Toolbar>
      <Button variant="primary">Cancel</Button>
      <Button variant="primary">Download</Button>
      <Button variant="primary">OK</Button>
    </Toolbar>
  );
}

/** With all parts, for their picture. */
export function Anatomy() {
  return (
    <Toolbar>
      <Button icon={<UploadIcon />}>Upload rows</Button>
      <Button variant="primary" isBusy>
        Confirm
      </Button>
    </Toolbar>
  );
}
