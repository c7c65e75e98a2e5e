import { paths } from '../../shared/paths.ts';

const LISTS: Record<string, string> = {
  'audience-builder': paths.audienceBuilder.people,
  'campaign-creatives': paths.campaignCreatives.dashboard,
  'order-management': paths.orderManagement.dashboard,
  'task-management': paths.taskManagement.dashboard,
  administration: paths.administration.accounts,
};

interface Counted {
  readonly code: string;
  readonly query: string;
}

/** The list of exactly the records that a count of the landing page counts. */
export function workHref(module: string, { code, query }: Counted): string {
  if (code === 'reports') return paths.orderManagement.reports;
  if (code === 'destinations_failed') return `${paths.orderManagement.destinations}?${query}`;
  return `${LISTS[module] ?? paths.landing}${query && `?${query}`}`;
}
