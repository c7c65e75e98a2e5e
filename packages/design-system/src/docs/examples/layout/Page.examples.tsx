import { Card } from '../../../components/Card/Card.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export function Good() {
  return (
    <Page>
      <PageHeader title="Sender" />
      <Card>Northlight</Card>
    </Page>
  );
}

export function Bad() {
  return (
    <Page>
      <Text>Sender</Text>
      <Text>Northlight</Text>
    </Page>
  );
}
