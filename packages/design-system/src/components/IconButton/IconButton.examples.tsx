import { CopyIcon } from '../Icon/CopyIcon.ts';
import { IconButton } from './IconButton.tsx';
import { PlayIcon } from '../Icon/PlayIcon.ts';
import { RefreshIcon } from '../Icon/RefreshIcon.ts';
import { ShieldIcon } from '../Icon/ShieldIcon.ts';
import { Toolbar } from '../Toolbar/Toolbar.tsx';

export const Good = () => (
  <Toolbar>
    <IconButton label="Copy the order’s id" icon={<CopyIcon />} />
    <IconButton label="Refresh orders" icon={<RefreshIcon />} />
  </Toolbar>
);

export const Bad = () => (
  <Toolbar>
    <IconButton label="Approve" icon={<ShieldIcon />} />
    <IconButton label="Launch" icon={<PlayIcon />} />
  </Toolbar>
);
