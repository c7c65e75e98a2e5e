import { paths } from './paths.ts';

const WAYS: Record<string, (id: number) => string> = {
  account: paths.administration.account,
  user: paths.administration.user,
  role: paths.administration.role,
  group: paths.administration.group,
  advertiser: paths.administration.advertiser,
  creative: paths.campaignCreatives.creative,
  audience: paths.audienceBuilder.audience,
  order: paths.orderManagement.order,
  product: paths.orderManagement.product,
  task: paths.taskManagement.task,
};

/** The page of a record that the server names as `{ entity, id }`; undefined for records without a screen. */
export function recordPath({ entity, id }: { readonly entity: string; readonly id: number }): string | undefined {
  return Object.hasOwn(WAYS, entity) ? WAYS[entity]?.(id) : undefined;
}
