import { Frame } from '../../../components/Frame/Frame.tsx';

export const Good = () => <Frame title="Members’ evening, as it is sent" html="<p>Dear Ann</p>" />;

export const Bad = () => <Frame title="preview" html="<p>Dear Ann</p>" />;
