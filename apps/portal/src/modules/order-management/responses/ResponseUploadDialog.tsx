import { Banner, FileDrop, Stack, Text } from '@mailroom/design-system';
import { DATA_EXTENSIONS } from '@mailroom/domain/forms/fileTypes';
import { useUploadResponseData } from '../../../resources/responseData.queries.ts';
import { RecordDialog } from '../../../shared/forms/RecordDialog.tsx';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';

/** As many bytes as the server takes. */
const MAX_BYTES = 200_000;

const COLUMNS = 'Day, Delivered, Bounced, Opens, Unique Opens, Clicks, Unique Clicks, Unsubscribes, Complaints';

/** Uploads the figures of another system from a CSV file. A refused file shows what is wrong with each line. */
export function ResponseUploadDialog({ productId, onClose }: { productId: number; onClose: () => void }) {
  const { mutateAsync: upload } = useUploadResponseData();
  const form = useRecordForm({
    values: { csv: null as File | null },
    rules: { csv: ['required'] },
    save: async ({ csv }) => upload({ product_id: productId, csv: (await csv?.text()) ?? '' }),
    onDone: onClose,
  });
  const { value: file, onValueChange, error, isRequired } = form.control('csv');
  const lines = error?.split('\n').filter((line) => line.startsWith('Line ')) ?? [];
  return (
    <RecordDialog form={form} title="Upload response data" saveLabel="Upload" onClose={onClose}>
      <FileDrop
        label="CSV"
        name="csv"
        isRequired={isRequired}
        hint={`The first line names the columns: ${COLUMNS}. A day that is already there is replaced.`}
        accept={DATA_EXTENSIONS}
        maxBytes={MAX_BYTES}
        items={file ? [{ id: 'file', name: file.name, size: file.size, state: { kind: 'done' } }] : []}
        onFiles={([chosen]) => onValueChange(chosen ?? null)}
        onRemove={() => onValueChange(null)}
        error={lines.length > 0 ? 'The file has lines that can’t be stored' : error}
      />
      {lines.length > 0 && (
        <Banner tone="danger" title="Nothing was stored">
          <Stack gap={4}>
            {error?.split('\n').map((line) => (
              <Text key={line} as="p">
                {line}
              </Text>
            ))}
          </Stack>
        </Banner>
      )}
    </RecordDialog>
  );
}
