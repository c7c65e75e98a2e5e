import { DiffView } from '../../../components/DiffView/DiffView.tsx';

const BEFORE = '<h1>An evening among the glass</h1>\n<p>Doors open at seven.</p>';
const AFTER = '<h1>An evening among the glass</h1>\n<p>Doors open at eight.</p>';

export function Good() {
  return (
    <DiffView
      label="HTML of revision 2 and 3"
      before={BEFORE}
      after={AFTER}
      beforeLabel="Revision 2"
      afterLabel="Revision 3"
      layout="unified"
    />
  );
}

export function Bad() {
  return <DiffView label="Text" before={BEFORE} after={AFTER} layout="unified" />;
}
