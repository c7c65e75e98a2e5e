import { Flash } from '../../../components/Flash/Flash.tsx';

export const Good = () => (
  <Flash type="success" message="912 rows were added to the audience." onClose={() => undefined} />
);

export const Bad = () => <Flash type="success" message="Success!" onClose={() => undefined} />;

/** With all parts, for their picture. */
export const Anatomy = () => (
  <Flash
    type="success"
    message="The creative was deleted."
    action={{ label: 'Undo', onAction: () => undefined }}
    onClose={() => undefined}
  />
);
