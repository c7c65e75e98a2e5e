import { Card } from '../../../components/Card/Card.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Text } from '../../../components/Text/Text.tsx';

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
