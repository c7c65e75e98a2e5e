import { useDesign, useFlash } from '@mailroom/design-system';
import { useMoveCall, useReadDeployment } from '../../../resources/planning/productCalendar.queries.ts';
import type { Deployment } from './deploymentEntries.ts';
import { dayAndTime } from './moveEffects.ts';

/** Moves a deployment to another start. Says what came of it, and offers to move it back. */
export function useMoveProduct(timeZone: string) {
  const { locale } = useDesign();
  const flash = useFlash();
  const call = useMoveCall();
  const readDeployment = useReadDeployment();

  function placeText(start: string) {
    const words = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    });
    return words.format(new Date(start)).replaceAll('\u202f', ' ');
  }

  /** Returns whether it was moved. */
  async function move(product: Deployment, start: string, version: number | undefined): Promise<boolean> {
    const to = dayAndTime(start, product.time_zone);
    const { refused } = await call.mutateAsync({ id: product.product_id, to, version });
    const [refusal] = refused;
    if (refusal) flash.warning(`‘${product.product_name}’ stays where it was. ${refusal.reason}`);
    return refusal === undefined;
  }
  async function undo(product: Deployment) {
    // The version that the move made is compared, so that a later change of somebody else stays.
    const { version } = readDeployment(product.product_id) ?? {};
    if (!(await move(product, product.starts_at, version))) return;
    flash(`‘${product.product_name}’ starts ${placeText(product.starts_at)} again.`);
  }
  return async (product: Deployment, start: string): Promise<void> => {
    if (!(await move(product, start, product.version))) return;
    flash(`‘${product.product_name}’ now starts ${placeText(start)}.`, {
      // The notice of a failure has been shown already.
      action: { label: 'Undo', onAction: () => void undo(product).catch(() => undefined) },
    });
  };
}
