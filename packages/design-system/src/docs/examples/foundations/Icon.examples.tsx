import { Button } from '../../../components/Button/Button.tsx';
import { MailIcon } from '../../../components/Icon/MailIcon.ts';
import { ShieldIcon } from '../../../components/Icon/ShieldIcon.ts';
import { Toolbar } from '../../../components/Toolbar/Toolbar.tsx';
import { UploadIcon } from '../../../components/Icon/UploadIcon.ts';

export function Good() {
  return (
    <Toolbar>
      <Button icon={<UploadIcon />}>Upload</Button>
    </Toolbar>
  );
}

export function Bad() {
  return (
    <Toolbar>
      <UploadIcon label="Upload" />
      <MailIcon label="Mail" />
      <ShieldIcon label="Safe" />
    </Toolbar>
  );
}
