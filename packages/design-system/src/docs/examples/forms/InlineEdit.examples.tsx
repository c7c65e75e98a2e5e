import { useState } from 'react';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { InlineEdit } from '../../../components/InlineEdit/InlineEdit.tsx';

export function Good() {
  const [name, setName] = useState('Winter tyres reminder');
  return <InlineEdit label="Name of the order" value={name} onSave={setName} />;
}

export function Bad() {
  return <TextInput label="Name, saved when you leave" defaultValue="Winter tyres reminder" />;
}
