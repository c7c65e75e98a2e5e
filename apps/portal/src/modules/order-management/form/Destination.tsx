import { Link, Stack, Text } from '@mailroom/design-system';
import { ChoiceInput } from '../../../components/ChoiceInput.tsx';
import { installChoices } from '../../../resources/choices/choices.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import type { RecordForm } from '../../../shared/forms/recordForm.ts';
import { paths } from '../../../shared/paths.ts';
import type { ProductValues } from './productFields.ts';

interface DestinationProps {
  form: RecordForm<ProductValues>;
  accountId: number;
  chosen: { readonly id: number; readonly name: string } | null | undefined;
}

/** Where a data delivery is written. Destinations are added and checked on a page of their own. */
export function Destination({ form, accountId, chosen }: DestinationProps) {
  const see = useCan('view_install');
  return (
    <Stack gap={4}>
      <ChoiceInput
        form={form}
        name="install_id"
        label="Destination"
        hint="The list and the creative are written there"
        isClearable
        load={installChoices(accountId)}
        chosen={chosen}
        disabledReason={see.can ? undefined : 'You may not see delivery destinations'}
      />
      {see.can && (
        <Text tone="subtle">
          <Link href={paths.orderManagement.destinations}>Add or check a destination</Link>
        </Text>
      )}
    </Stack>
  );
}
