import { CopyIcon } from '../../../components/Icon/CopyIcon.ts';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { PlayIcon } from '../../../components/Icon/PlayIcon.ts';
import { RefreshIcon } from '../../../components/Icon/RefreshIcon.ts';
import { ShieldIcon } from '../../../components/Icon/ShieldIcon.ts';
import { Toolbar } from '../../../components/Toolbar/Toolbar.tsx';

export function Good() {
  return (
    <Toolbar>
      <IconButton label="Copy the order’s id" icon={<CopyIcon />} />
      <IconButton label="Refresh orders" icon={<RefreshIcon />} />
    </Toolbar>
  );
}

export function Bad() {
  return (
    <Toolbar>
      <IconButton label="Approve" icon={<ShieldIcon />} />
      <IconButton label="Launch" icon={<PlayIcon />} />
    </Toolbar>
  );
}
