import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Toolbar } from '../../../components/Toolbar/Toolbar.tsx';

export function Good() {
  return (
    <Toolbar>
      <Avatar name="Rosa Almeida" />
      <Text>Rosa Almeida</Text>
    </Toolbar>
  );
}

export function Bad() {
  return (
    <Toolbar>
      <Avatar name="Rosa Almeida" />
      <Avatar name="Rita Alves" />
      <Avatar name="Ralf Amann" />
    </Toolbar>
  );
}
