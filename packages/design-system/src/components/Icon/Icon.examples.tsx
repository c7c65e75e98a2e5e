import { Button } from '../Button/Button.tsx';
import { MailIcon } from './MailIcon.ts';
import { ShieldIcon } from './ShieldIcon.ts';
import { Toolbar } from '../Toolbar/Toolbar.tsx';
import { UploadIcon } from './UploadIcon.ts';

export const Good = () => (
  <Toolbar>
    <Button icon={<UploadIcon />}>Upload</Button>
  </Toolbar>
);

export const Bad = () => (
  <Toolbar>
    <UploadIcon label="Upload" />
    <MailIcon label="Mail" />
    <ShieldIcon label="Safe" />
  </Toolbar>
);
