import { Flash } from '../../../components/Flash/Flash.tsx';

export function Good() {
  return <Flash type="success" message="912 rows were added to the audience." onClose={() => undefined} />;
}

export function Bad() {
  return <Flash type="success" message="Success!" onClose={() => undefined} />;
}

/** With all parts, for their picture. */
export function Anatomy() {
  return (
    <Flash
      type="success"
      message="The creative was deleted."
      action={{ label: 'Undo', onAction: () => undefined }}
      onClose={() => undefined}
    />
  );
}
