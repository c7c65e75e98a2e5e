import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';

export function Good() {
  return (
    <Banner tone="warning" title="18,130 recipients short" actions={<Button>Accept the count</Button>}>
      Deliverable is 231,870 of 250,000. Upload more rows, or accept the count.
    </Banner>
  );
}

export function Bad() {
  return (
    <Banner tone="info" title="Welcome to orders">
      Here you see your orders.
    </Banner>
  );
}
