import { TextArea } from '../../../components/TextArea/TextArea.tsx';

export function Good() {
  return <TextArea label="Reason" hint="The advertiser reads it." rows={4} />;
}

export function Bad() {
  return <TextArea label="Reason" rows={1} />;
}
