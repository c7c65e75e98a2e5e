import { useState } from 'react';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { Wizard } from '../../../components/Wizard/Wizard.tsx';

export function Good() {
  const [name, setName] = useState('');
  return (
    <Wizard
      label="New route"
      finishLabel="Create route"
      onFinish={() => undefined}
      steps={[
        {
          id: 'name',
          label: 'Name',
          validate: () => (name === '' ? [{ field: 'name', message: 'Name: type one' }] : undefined),
          content: <TextInput label="Name" name="name" value={name} onValueChange={setName} />,
        },
        { id: 'review', label: 'Review', content: name },
      ]}
    />
  );
}

export function Bad() {
  return (
    <Wizard
      label="New route"
      finishLabel="OK"
      onFinish={() => undefined}
      steps={['One', 'Two', 'Three', 'Four'].map((label) => ({
        id: label,
        label,
        content: <TextInput label={label} />,
      }))}
    />
  );
}
