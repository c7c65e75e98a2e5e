import { Frame } from '../../../components/Frame/Frame.tsx';

export function Good() {
  return <Frame title="Members’ evening, as it is sent" html="<p>Dear Ann</p>" />;
}

export function Bad() {
  return <Frame title="preview" html="<p>Dear Ann</p>" />;
}
