import type { V1Schemas } from '@mailroom/api-client';
import { Button, Card, Form, Stack } from '@mailroom/design-system';
import type { RecordForm } from '../../../shared/forms/recordForm.ts';
import { ProductFields, type ProductFieldsProps } from './ProductFields.tsx';
import type { ProductValues } from './productFields.ts';

interface ProductFormProps extends ProductFieldsProps {
  form: RecordForm<ProductValues>;
  /** The server's action that saves the form. When it is refused, there is no save button; the page says why. */
  action: V1Schemas['Product']['actions'][number] | undefined;
  saveLabel: string;
  cancelHref: string;
  /** The field that has the focus first. */
  focusOn?: string | undefined;
}

/** The form of a product, with Cancel and the save button. */
export function ProductForm({ action, saveLabel, cancelHref, focusOn, ...fields }: ProductFormProps) {
  const { form } = fields;
  return (
    <>
      <Card title="Product">
        <Form aria-label="Product" focusOn={focusOn} {...form.formProps}>
          <Stack gap={16}>
            <ProductFields {...fields} />
            <Stack direction="row" gap={8} justify="end">
              <Button href={cancelHref}>Cancel</Button>
              {action?.allowed && (
                <Button type="submit" variant="primary" isBusy={form.isSaving}>
                  {saveLabel}
                </Button>
              )}
            </Stack>
          </Stack>
        </Form>
      </Card>
      {form.dialogs}
    </>
  );
}
