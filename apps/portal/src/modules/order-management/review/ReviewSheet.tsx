import { Banner, Button, Drawer, ErrorState, Grid, Skeleton, Stack, StepList, Text } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { ImportedAnyway } from '../../../components/ImportedAnyway.tsx';
import { useConfirmProduct, useLaunchProduct, useRelaunchProduct } from '../../../resources/launches.queries.ts';
import { productReviewQuery } from '../../../resources/products.queries.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { useNow } from '../../../shared/useNow.ts';
import { actionTexts, type ReviewedAction } from './actionTexts.ts';
import { ReviewFacts } from './ReviewFacts.tsx';
import { ReviewMail } from './ReviewMail.tsx';
import { ReviewRehearsal } from './ReviewRehearsal.tsx';
import { whatFollows } from './reviewPlan.ts';

interface ReviewSheetProps {
  id: number;
  action: ReviewedAction;
  /** Opens the dialog of another action instead. */
  onAsk: (name: string) => void;
  onClose: () => void;
}

const TITLE = 'Review before sending';
const HALF = 380;

const A_MINUTE = 60_000;

/** The second look before a launch and a go-ahead: all that will happen, and one button. */
export function ReviewSheet({ id, action: name, onAsk, onClose }: ReviewSheetProps) {
  const { number } = useFormats();
  const now = useNow(A_MINUTE);
  const { data, error, refetch } = useQuery(productReviewQuery(id));
  // A cancelled product has the figures of its last attempt; a relaunch has others.
  const product = data && name === 'relaunch' ? { ...data, ...data.relaunch } : data;
  const launch = useLaunchProduct();
  const relaunch = useRelaunchProduct();
  const confirm = useConfirmProduct();
  const isBusy = launch.isPending || relaunch.isPending || confirm.isPending;
  const frame = { isOpen: true, size: 'large', title: TITLE, isBusy, onClose } as const;
  if (!product) {
    return (
      <Drawer {...frame}>
        {error ? (
          <ErrorState title={errorText(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={8} height={40} />
        )}
      </Drawer>
    );
  }

  // A refused press shows the record as it is now, so that the next one isn't based on old numbers.
  const done = { onSuccess: onClose, onError: () => void refetch() };
  function send() {
    const recipients = product?.prepared?.recipients;
    if (name === 'launch') launch.mutate(id, done);
    else if (name === 'relaunch') relaunch.mutate(id, done);
    else confirm.mutate({ id, body: { decision: 'go', ...(recipients !== undefined && { recipients }) } }, done);
  }

  const action = product.actions.find((one) => one.name === name);
  const refusal = action?.allowed ? undefined : (action?.reason ?? 'It is not offered now');
  const maySendBack = name === 'confirm' && product.actions.some((one) => one.name === 'send_back' && one.allowed);
  return (
    <Drawer
      {...frame}
      note={
        <Stack direction="row" gap={12} align="center" isWrapping>
          {maySendBack && (
            <Button variant="quiet" onClick={() => onAsk('send_back')}>
              Send back with a message
            </Button>
          )}
          {action?.confirm_text && <span>{action.confirm_text}</span>}
        </Stack>
      }
      actions={
        <Button
          variant="primary"
          disabled={refusal !== undefined}
          reason={refusal ?? ''}
          isBusy={isBusy}
          onClick={send}
        >
          {actionTexts(product, number)[name]}
        </Button>
      }
    >
      <Stack gap={12}>
        <Text as="p" tone="muted">
          {product.product_name}, product {id}, {product.advertiser_name}
        </Text>
        {/* A phone shows no tooltip of a button until it is pressed. A recount is said beside its number. */}
        {refusal !== undefined && product.recount === null && <Banner tone="warning" title={refusal} />}
        {/* Comes before the mail, which fills a phone: the button is in reach before anything below the mail is seen. */}
        {product.audience?.imported_anyway && <ImportedAnyway {...product.audience.imported_anyway} />}
        <Grid min={HALF} gap={24}>
          {product.product_type !== 'Data delivery' && product.creative && <ReviewMail creative={product.creative} />}
          <Stack gap={24}>
            <ReviewFacts product={product} action={name} now={now} />
            <StepList label="What follows" layout="column" steps={whatFollows(product, name, now)} />
            <ReviewRehearsal product={product} />
          </Stack>
        </Grid>
      </Stack>
    </Drawer>
  );
}
