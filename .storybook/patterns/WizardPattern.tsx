import {
  Banner,
  DescriptionList,
  FileDrop,
  NumberText,
  Page,
  PageHeader,
  RadioGroup,
  Stack,
  TextInput,
  Wizard,
  type FormError,
} from '@mailroom/design-system';
import { useState } from 'react';

const SOURCES = [
  { value: 'shop', label: 'Customers of the shop', hint: 'They bought something in the last two years.' },
  { value: 'form', label: 'A sign-up form', hint: 'They confirmed their address.' },
];

function problem(field: string, isMissing: boolean, message: string): FormError[] {
  return isMissing ? [{ field, message }] : [];
}

export function WizardPattern() {
  const [name, setName] = useState('');
  const [source, setSource] = useState('shop');
  const [file, setFile] = useState<File>();
  const [isCreated, setCreated] = useState(false);
  const chosen = SOURCES.find(({ value }) => value === source)?.label;
  return (
    <Page width="narrow">
      <PageHeader breadcrumbs={[{ label: 'Audiences', href: '#audiences' }]} title="New audience" />
      {isCreated ? (
        <Banner tone="success" title={`${name} is being imported`}>
          The people are counted in a few minutes. You can leave this page.
        </Banner>
      ) : (
        <Wizard
          label="New audience"
          finishLabel="Import audience"
          onFinish={() => setCreated(true)}
          steps={[
            {
              id: 'audience',
              label: 'Audience',
              validate: () => problem('name', name.trim() === '', 'Enter a name for the audience.'),
              content: (
                <Stack gap={16}>
                  <TextInput name="name" label="Name" isRequired value={name} onValueChange={setName} />
                  <RadioGroup
                    label="Where do the people come from?"
                    options={SOURCES}
                    value={source}
                    onValueChange={setSource}
                  />
                </Stack>
              ),
            },
            {
              id: 'file',
              label: 'File',
              validate: () => problem('file', file === undefined, 'Choose the file with the people.'),
              content: (
                <FileDrop
                  name="file"
                  label="People"
                  hint="One row a person, with a header line."
                  accept={['.csv']}
                  items={file ? [{ id: file.name, name: file.name, size: file.size, state: { kind: 'done' } }] : []}
                  onFiles={([first]) => setFile(first)}
                  onRemove={() => setFile(undefined)}
                />
              ),
            },
            {
              id: 'review',
              label: 'Review',
              content: (
                <DescriptionList
                  items={[
                    { term: 'Name', detail: name },
                    { term: 'Source', detail: chosen },
                    { term: 'File', detail: file?.name },
                    { term: 'Bytes', detail: file && <NumberText value={file.size} /> },
                  ]}
                />
              ),
            },
          ]}
        />
      )}
    </Page>
  );
}
