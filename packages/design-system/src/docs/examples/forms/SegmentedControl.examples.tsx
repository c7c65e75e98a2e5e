import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';

export function Good() {
  return (
    <SegmentedControl
      label="unsubscribed in Status"
      value="leave_out"
      onValueChange={() => undefined}
      options={[
        { value: 'mail', label: 'Mail', tone: 'quiet' },
        { value: 'leave_out', label: 'Leave out' },
      ]}
    />
  );
}

export function Bad() {
  return (
    <SegmentedControl
      label="When the count is short"
      value="wait"
      onValueChange={() => undefined}
      options={[
        { value: 'wait', label: 'Wait until somebody uploads more rows' },
        { value: 'accept', label: 'Accept that fewer messages go out' },
      ]}
    />
  );
}
