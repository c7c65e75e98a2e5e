import type { V1Schemas } from '@mailroom/api-client';
import { Card, Code, DescriptionList, Stack, Text } from '@mailroom/design-system';
import { useFormats } from '../../../shared/useFormats.ts';
import { ProductTime } from '../banner/ProductTime.tsx';

interface DeliveredFilesProps {
  delivery: V1Schemas['DataDelivery'];
  /** The account's zone. */
  zone: string;
}

/** The files that a destination has, with the hashes by which a receiver can check them. */
export function DeliveredFiles({ delivery, zone }: DeliveredFilesProps) {
  const { bytes } = useFormats();
  const { destination, delivered_at, files } = delivery;
  return (
    <Card
      title="Delivered files"
      note={
        <>
          read back from {destination} <ProductTime value={delivered_at} zone={zone} />
        </>
      }
    >
      <DescriptionList
        items={files.map(({ name, bytes: size, sha256 }) => ({
          term: bytes(size),
          detail: (
            <Stack gap={2}>
              <Text weight={600}>{name}</Text>
              <Code>{sha256}</Code>
            </Stack>
          ),
        }))}
      />
    </Card>
  );
}
