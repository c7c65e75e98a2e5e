import { Button } from '../../../components/Button/Button.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';

export function Good() {
  return (
    <Form onSubmit={() => undefined} errors={[{ field: 'subject', label: 'Subject', message: 'A subject is needed.' }]}>
      <Stack gap={16} align="start">
        <TextInput name="subject" label="Subject" isRequired error="A subject is needed." />
        <Button type="submit" variant="primary">
          Save the creative
        </Button>
      </Stack>
    </Form>
  );
}

export function Bad() {
  return (
    <Form onSubmit={() => undefined}>
      <Stack gap={16} align="start">
        <TextInput name="subject" label="Subject" />
        <Button type="submit" variant="primary" disabled reason="Something is missing.">
          Save
        </Button>
      </Stack>
    </Form>
  );
}
