import {
  Banner,
  Button,
  Drawer,
  ErrorState,
  Grid,
  Skeleton,
  Stack,
  StepList,
  Text,
  useDesign,
} from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { ImportedAnyway } from '../../../components/ImportedAnyway.tsx';
import { useConfirmProduct, useLaunchProduct, useRelaunchProduct } from '../../../resources/launches.queries.ts';
import { productReviewQuery } from '../../../resources/products.queries.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { useNow } from '../../../shared/useNow.ts';
import { holdingFaults } from './proofread/faultWords.ts';
import { ProofreadPlaceholder } from './proofread/ProofreadPlaceholder.tsx';
import { useProofread } from './proofread/useProofread.ts';
import { actionTexts, type ReviewedAction } from './actionTexts.ts';
import { leftWords } from './productPace.ts';
import { ReviewFacts } from './ReviewFacts.tsx';
import { reviewPace } from './reviewPace.ts';
import { ReviewMail } from './ReviewMail.tsx';
import { ReviewRehearsal } from './ReviewRehearsal.tsx';
import { reviewedProduct } from './reviewedProduct.ts';
import { whatFollows } from './reviewPlan.ts';

const ProofreadCard = loadOnUse(
  async () => (await import('./proofread/ProofreadCard.tsx')).ProofreadCard,
  <ProofreadPlaceholder />,
);

interface ReviewSheetProps {
  id: number;
  action: ReviewedAction;
  /** Opens the dialog of another action instead. */
  onAsk: (name: string) => void;
  onClose: () => void;
}

const TITLE = 'Review before sending';
const HALF = 380;
/** With the proofread list beside the mail, the sheet is wider, and the mail keeps its width. In px. */
const WIDE = { sheet: 1200, mail: 400, list: 480 };

const A_MINUTE = 60_000;

/** The second look before a launch and a go-ahead: all that will happen, and one button. */
export function ReviewSheet({ id, action: name, onAsk, onClose }: ReviewSheetProps) {
  const { number } = useFormats();
  const { formatDate } = useDesign();
  const now = useNow(A_MINUTE);
  const { data, error, refetch } = useQuery(productReviewQuery(id));
  const product = data && reviewedProduct(data, name);
  const launch = useLaunchProduct();
  const relaunch = useRelaunchProduct();
  const confirm = useConfirmProduct();
  const launchId = name === 'confirm' && product?.product_type !== 'Data delivery' ? product?.launch_id : null;
  const review = useProofread(launchId ?? null);
  const isBusy = launch.isPending || relaunch.isPending || confirm.isPending;
  const frame = {
    isOpen: true,
    size: 'large',
    title: TITLE,
    isBusy,
    onClose,
    ...(review.isShown && { width: WIDE.sheet }),
  } as const;
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
  function showAgain() {
    void refetch();
    if (review.isShown) review.refetch();
  }
  const done = { onSuccess: onClose, onError: showAgain };
  function send() {
    const recipients = product?.prepared?.recipients;
    if (name === 'launch') launch.mutate(id, done);
    else if (name === 'relaunch' || name === 'correct') relaunch.mutate(id, done);
    else {
      const shown = {
        ...(recipients !== undefined && { recipients }),
        ...(review.data && { proofread_sha256: review.data.sha256 }),
      };
      confirm.mutate({ id, body: { decision: 'go', ...shown } }, done);
    }
  }

  const action = product.actions.find((one) => one.name === name);
  const refusal = action?.allowed ? undefined : (action?.reason ?? 'It is not offered now');
  const held = review.isUnsettled ? 'A decision on the mails isn’t saved yet' : undefined;
  const unread = review.isShown && !review.data && !review.error ? 'What every mail says is being loaded' : undefined;
  const lacks = refusal ?? held ?? unread;
  const [holding] = holdingFaults(review.data?.faults ?? []);
  const late =
    product.product_type === 'Data delivery'
      ? undefined
      : leftWords(product, reviewPace(product, name, now), (at, kind) => formatDate(at, kind, product.time_zone));
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
        <Button variant="primary" disabled={lacks !== undefined} reason={lacks ?? ''} isBusy={isBusy} onClick={send}>
          {actionTexts(product, number)[name]}
        </Button>
      }
    >
      <Stack gap={12}>
        <Text as="p" tone="muted">
          {product.product_name}, product {id}, {product.advertiser_name}
        </Text>
        {/* A phone shows no tooltip of a button until it is pressed. A recount is said beside its number. */}
        {refusal !== undefined && product.recount === null && (
          <Banner
            tone="warning"
            title={refusal}
            actions={holding && <Button onClick={() => review.ask(holding.id)}>Show what to decide</Button>}
          />
        )}
        {late !== undefined && (
          <Banner tone="warning" title={late}>
            Choose a later end or an earlier start, or change the account’s sending limits.
          </Banner>
        )}
        {/* Comes before the mail, which fills a phone: the button is in reach before anything below the mail is seen. */}
        {product.audience?.imported_anyway && <ImportedAnyway {...product.audience.imported_anyway} />}
        <Grid {...(review.isShown ? { firstWidth: WIDE.mail, min: WIDE.list } : { min: HALF })} gap={24}>
          {product.product_type !== 'Data delivery' && product.creative && (
            <ReviewMail creative={product.creative} review={review} />
          )}
          <Stack gap={24}>
            <ReviewFacts product={product} action={name} now={now} />
            {review.isShown && <ProofreadCard product={product} review={review} />}
            <StepList label="What follows" layout="column" steps={whatFollows(product, name, now)} />
            <ReviewRehearsal product={product} faults={review.data?.faults ?? []} />
          </Stack>
        </Grid>
      </Stack>
    </Drawer>
  );
}
