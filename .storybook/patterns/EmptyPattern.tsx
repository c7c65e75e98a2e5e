import {
  Button,
  Card,
  EmptyState,
  Grid,
  Page,
  PageHeader,
  PlusIcon,
  SearchInput,
  Stack,
} from '@mailroom/design-system';
import { useState } from 'react';

const CREATIVES = ['Boots for wet leaves', 'Members’ evening invitation'];

function Creatives() {
  const [text, setText] = useState('spring');
  const found = CREATIVES.filter((name) => name.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <Stack gap={12}>
      <SearchInput label="Search creatives" value={text} onValueChange={setText} />
      {found.length === 0 ? (
        <EmptyState title="No creative matches" action={<Button onClick={() => setText('')}>Clear the search</Button>}>
          None of {CREATIVES.length} creatives has “{text}” in its name.
        </EmptyState>
      ) : (
        <ul>
          {found.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

export function EmptyPattern() {
  return (
    <Page>
      <PageHeader title="Northlight" />
      <Grid columns={2}>
        {/* Nothing was made yet: say what belongs here, and offer the first one. */}
        <Card title="Audiences">
          <EmptyState
            title="No audiences yet"
            action={
              <Button variant="primary" icon={<PlusIcon />} href="#new-audience">
                Add audience
              </Button>
            }
          >
            An audience is a list of people who agreed to get mail. You need one before you can add an order.
          </EmptyState>
        </Card>
        {/* There are some, but the search hides them: repeat it, and offer the way back. */}
        <Card title="Creatives">
          <Creatives />
        </Card>
        {/* All is done: that is good news, and needs no button. */}
        <Card title="Tasks">
          <EmptyState title="Nothing waits for you">New tasks appear here and in your notifications.</EmptyState>
        </Card>
        {/* The reader may not see it: say who can change that. */}
        <Card title="Rates">
          <EmptyState title="You may not see the rates">An administrator of Northlight can give you access.</EmptyState>
        </Card>
      </Grid>
    </Page>
  );
}
