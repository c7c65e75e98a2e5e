import { Grid, MoneyInput, NumberInput, Select, Skeleton, Stack, TextInput, useDesign } from '@mailroom/design-system';
import { PRODUCT_TYPES } from '@mailroom/domain/derivation/productTypes';
import type { ChoiceRequest } from '../../../resources/choices/choices.queries.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { useFormats } from '../../../shared/useFormats.ts';
import type { RecordForm } from '../../../shared/forms/recordForm.ts';
import { ChoiceInput } from '../../../components/ChoiceInput.tsx';
import { ProductDates } from './ProductDates.tsx';
import type { ProductValues } from './productFields.ts';
import type { SuggestedDates } from './suggestions.ts';

type Named = { readonly id: number; readonly name: string } | null | undefined;

export interface ProductFieldsProps {
  form: RecordForm<ProductValues>;
  accountId: number;
  /** The order's advertiser, whose creatives are offered first; null while it isn't chosen. */
  advertiserId: number | null;
  /** The account's time zone, which start and end are in. */
  timeZone?: string | undefined;
  currency: string;
  /** The account's tolerance; undefined for a user who may not view the account. */
  accountTolerance?: number | null | undefined;
  /** The dates that a new product begins with; undefined for one that isn't new. */
  suggested?: SuggestedDates | undefined;
  /** The end that is suggested with another start. */
  endOf?: ((start: string) => string) | undefined;
  /** Whether the product is new, so that an empty volume is filled in. Default false. */
  isNew?: boolean | undefined;
  /** The product's current records, so that their names show before the lists have loaded. */
  chosen?: { readonly audience: Named; readonly creative: Named; readonly install?: Named } | undefined;
}

const VolumeSuggestion = loadOnUse(
  async () => (await import('./VolumeSuggestion.tsx')).VolumeSuggestion,
  <Skeleton lines={1} height={24} />,
);

/** The height of the destination's field in px, with its label, hint and link. */
const DESTINATION = 106;

const Destination = loadOnUse(
  async () => (await import('./Destination.tsx')).Destination,
  <Skeleton lines={1} height={DESTINATION} />,
);

const PriceHint = loadOnUse(
  async () => (await import('./PriceHint.tsx')).PriceHint,
  <Skeleton lines={1} height={24} />,
);

const TYPES = PRODUCT_TYPES.map((type) => ({ value: type, label: type }));

/** The fields of a product. Only the name is required, because a draft may be incomplete. */
export function ProductFields(props: ProductFieldsProps) {
  const { form, accountId, advertiserId, timeZone, currency, accountTolerance, chosen, isNew = false } = props;
  const type = form.control('product_type');
  const isData = type.value === 'Data delivery';
  const volume = form.typed('volume_ordered');
  const rate = form.typed('rate_cpm_cents');
  const { value: audienceId } = form.control('audience_id');
  const { formatDate, timeZone: ownZone } = useDesign();
  const { count } = useFormats();
  // Loads with the first menu, which waits for the server anyway.
  const loadAudiences = async (request: ChoiceRequest) => {
    const { audienceChoices } = await import('../../../resources/choices/audienceChoices.ts');
    return audienceChoices(accountId, request, { count, day: (at) => formatDate(at, 'date', ownZone) });
  };
  const loadCreatives = async (request: ChoiceRequest) => {
    const { creativeChoices } = await import('../../../resources/choices/creativeChoices.ts');
    return creativeChoices({ accountId, advertiserId: advertiserId ?? 0 }, request);
  };
  return (
    <Grid columns={2}>
      <TextInput label="Product name" {...form.field('product_name')} />
      <Select label="Type" isSearchable={false} options={TYPES} {...type} />
      <ChoiceInput
        form={form}
        name="audience_id"
        label="Audience"
        isClearable
        load={loadAudiences}
        chosen={chosen?.audience}
      />
      <ChoiceInput
        key={advertiserId}
        form={form}
        name="creative_id"
        label="Creative"
        isClearable
        load={loadCreatives}
        chosen={chosen?.creative}
        disabledReason={advertiserId === null ? 'Choose the advertiser first' : undefined}
      />
      {isData && <Destination form={form} accountId={accountId} chosen={chosen?.install} />}
      <Stack gap={4}>
        <NumberInput label="Volume" {...volume} />
        {audienceId !== null && (
          <VolumeSuggestion
            audienceId={audienceId}
            volume={volume.value}
            isFilling={isNew}
            onUse={(people) =>
              form.form.setValue('volume_ordered', people, { shouldDirty: true, shouldValidate: true })
            }
          />
        )}
      </Stack>
      <NumberInput
        label="Tolerance"
        unit="%"
        hint={`Empty: the account’s tolerance${typeof accountTolerance === 'number' ? `, ${accountTolerance} %` : ''}`}
        {...form.typed('volume_tolerance_percent')}
      />
      <ProductDates form={form} timeZone={timeZone} suggested={props.suggested} endOf={props.endOf} />
      <Stack gap={4}>
        <MoneyInput
          label="Rate per thousand"
          hint="Empty: the account’s rate, or the default"
          currency={currency}
          {...rate}
        />
        <PriceHint
          accountId={accountId}
          advertiserId={advertiserId}
          type={type.value}
          ownCents={rate.value}
          volume={volume.value}
          currency={currency}
        />
      </Stack>
    </Grid>
  );
}
