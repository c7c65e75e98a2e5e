import { Button } from '../../../components/Button/Button.tsx';
import { Tooltip } from '../../../components/Tooltip/Tooltip.tsx';

export function Good() {
  return (
    <Tooltip content="Counted after the account’s suppressions.">
      <Button variant="quiet">41,306 recipients</Button>
    </Tooltip>
  );
}

export function Bad() {
  return (
    <Tooltip content="Rows without an e-mail address will be deleted permanently.">
      <Button>Import</Button>
    </Tooltip>
  );
}
