import { FileDrop } from '../../../components/FileDrop/FileDrop.tsx';

export function Good() {
  return (
    <FileDrop
      label="Audience file"
      hint="CSV with a heading row."
      accept={['.csv']}
      maxBytes={200000000}
      items={[]}
      onFiles={() => undefined}
    />
  );
}

export function Bad() {
  return <FileDrop label="File" accept={[]} items={[]} onFiles={() => undefined} />;
}
