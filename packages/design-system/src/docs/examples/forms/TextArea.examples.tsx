import { TextArea } from '../../../components/TextArea/TextArea.tsx';

export const Good = () => <TextArea label="Reason" hint="The advertiser reads it." rows={4} />;

export const Bad = () => <TextArea label="Reason" rows={1} />;
