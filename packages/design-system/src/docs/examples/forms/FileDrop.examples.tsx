import { FileDrop } from '../../../components/FileDrop/FileDrop.tsx';

export const Good = () => (
  <FileDrop
    label="Audience file"
    hint="CSV with a heading row."
    accept={['.csv']}
    maxBytes={200000000}
    items={[]}
    onFiles={() => undefined}
  />
);

export const Bad = () => <FileDrop label="File" accept={[]} items={[]} onFiles={() => undefined} />;
