type Id = number | string;

function withQuery(path: string, query: Record<string, Id | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** The ids of the records that a new product is made with. */
interface ProductParts {
  readonly creative?: Id | undefined;
  readonly audience?: Id | undefined;
  /** A product that the new one is a copy of. */
  readonly copy?: Id | undefined;
}

/** Every URL of the portal, defined once. */
export const paths = {
  root: '/',
  landing: '/landing',
  login: '/login',
  loginThen: (to: string) => withQuery('/login', { to }),
  loginCallback: '/login/callback',
  logout: '/logout',
  logoutCallback: '/logout/callback',
  unauthorized: '/unauthorized',
  previewHtml: (creativeId: Id, query: { revision?: Id } = {}) => withQuery(`/preview-html/${creativeId}`, query),
  administration: {
    root: '/administration',
    accounts: '/administration/accounts',
    account: (id: Id, tab?: string) => withQuery(`/administration/accounts/${id}`, { tab }),
    users: '/administration/users',
    newUser: '/administration/users/new',
    user: (id: Id) => `/administration/users/${id}`,
    roles: '/administration/roles',
    role: (id: Id) => `/administration/roles/${id}`,
    /** The form for a new role, which begins as a copy of another one. */
    newRole: (from?: Id) => withQuery('/administration/roles/new', { from }),
    groups: '/administration/groups',
    group: (id: Id) => `/administration/groups/${id}`,
    permissions: '/administration/permissions',
    advertisers: '/administration/advertisers',
    /** Opens the advertiser's dialog on its list. */
    advertiser: (id: Id) => withQuery('/administration/advertisers', { advertiser: id }),
  },
  campaignCreatives: {
    root: '/campaign-creatives',
    dashboard: '/campaign-creatives/dashboard',
    creativesOf: (account: Id) => withQuery('/campaign-creatives/dashboard', { account }),
    newCreative: '/campaign-creatives/new',
    /** Finishes a draft. */
    draft: (id: Id) => withQuery('/campaign-creatives/new', { draft: id }),
    creative: (id: Id, tab?: string) => withQuery(`/campaign-creatives/${id}`, { tab }),
    /** The HTML with a line selected. */
    creativeLine: (id: Id, line: number) => withQuery(`/campaign-creatives/${id}`, { tab: 'html', line }),
    /** The links with one opened, by its id. */
    creativeLink: (id: Id, link: number) => withQuery(`/campaign-creatives/${id}`, { tab: 'links', link }),
    /** The e-mail clients with one opened, by its id or the name of its simulation. */
    creativeClient: (id: Id, client: Id) => withQuery(`/campaign-creatives/${id}`, { tab: 'clients', client }),
    /** Its overview with this dialog open. */
    creativeDialog: (id: Id, ask: string) => withQuery(`/campaign-creatives/${id}`, { ask }),
    /** The differences between two revisions, by their numbers. */
    compare: (id: Id, from: number, to: number) =>
      withQuery(`/campaign-creatives/${id}`, { tab: 'revisions', from, to }),
  },
  audienceBuilder: {
    root: '/audience-builder',
    people: '/audience-builder/people',
    newAudience: '/audience-builder/people/new',
    /** Imports another file for an existing audience. */
    importAgain: (id: Id) => withQuery('/audience-builder/people/new', { audience: id }),
    audience: (id: Id, tab?: string) => withQuery(`/audience-builder/people/${id}`, { tab }),
    /** The rejected rows, for correcting them. `reason`: only those, by its code. */
    rejects: (id: Id, reason?: string) => withQuery(`/audience-builder/people/${id}/rejects`, { reason }),
    suppressions: '/audience-builder/suppressions',
  },
  orderManagement: {
    root: '/order-management',
    dashboard: '/order-management/dashboard',
    /** The products whose start has passed while they wait for a person. */
    overdue: '/order-management/dashboard?group=overdue',
    /** The deployments by week and month. */
    calendar: '/order-management/calendar',
    addOrder: '/order-management/add-order',
    /** A new order whose first product has a creative or an audience already. */
    addOrderWith: (parts: ProductParts) => withQuery('/order-management/add-order', { ...parts }),
    order: (id: Id, product?: Id) => withQuery(`/order-management/edit-order/${id}`, { product }),
    addProductWith: (id: Id, parts: ProductParts) =>
      withQuery(`/order-management/edit-order/${id}`, { product: 'new', ...parts }),
    /** The form of a product; with a field, its input has the focus. */
    editProduct: (id: Id, product: Id, field?: string) =>
      withQuery(`/order-management/edit-order/${id}`, { product, edit: 'yes', field }),
    /** Redirects to the product's order, for links that don't know the order. */
    product: (id: Id) => `/order-management/product/${id}`,
    reports: '/order-management/reports',
    destinations: '/order-management/destinations',
    rates: '/order-management/rates',
    responseData: (productId: Id) => `/order-management/response-data/${productId}`,
    productReport: (productId: Id) => `/order-management/preview-product-report/${productId}`,
  },
  taskManagement: {
    root: '/task-management',
    dashboard: '/task-management/dashboard',
    toDo: '/task-management/dashboard?whose=to_do',
    task: (id: Id) => withQuery('/task-management/dashboard', { task: id }),
  },
} as const;
