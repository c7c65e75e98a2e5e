import { Card } from '../Card/Card.tsx';
import { Page } from './Page.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Text } from '../Text/Text.tsx';

export const Good = () => (
  <Page>
    <PageHeader title="Sender" />
    <Card>Northlight</Card>
  </Page>
);

export const Bad = () => (
  <Page>
    <Text>Sender</Text>
    <Text>Northlight</Text>
  </Page>
);
