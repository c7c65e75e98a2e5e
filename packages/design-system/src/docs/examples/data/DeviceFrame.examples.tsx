import { DeviceFrame } from '../../../components/DeviceFrame/DeviceFrame.tsx';

export function Good() {
  return <DeviceFrame label="Phone, 390 px" title="Members’ evening" width={390} html="<p>Dear Ann</p>" />;
}

export function Bad() {
  return <DeviceFrame label="Small" title="Members’ evening" width={120} html="<p>Dear Ann</p>" />;
}
