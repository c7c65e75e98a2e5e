/** Every address of the specification's route table, with the heading of its screen and the permission of its prefix. */
export interface Place {
  path: string;
  heading: RegExp;
  /** Undefined where any signed-in user may open it. */
  needs?: 'can_view_account' | 'can_view_audience' | 'can_view_creative' | 'can_view_order';
}

/** The bare addresses of the modules, each with the screen that it leads to. */
export const BARE: readonly (Place & { leadsTo: string })[] = [
  { path: '/administration', leadsTo: '/administration/accounts', heading: /^Accounts$/, needs: 'can_view_account' },
  { path: '/audience-builder', leadsTo: '/audience-builder/people', heading: /^People$/, needs: 'can_view_audience' },
  {
    path: '/campaign-creatives',
    leadsTo: '/campaign-creatives/dashboard',
    heading: /^Creatives$/,
    needs: 'can_view_creative',
  },
  { path: '/order-management', leadsTo: '/order-management/dashboard', heading: /^Orders$/, needs: 'can_view_order' },
  { path: '/task-management', leadsTo: '/task-management/dashboard', heading: /^Tasks$/ },
];

/** All others; the records are the demo data's. A heading that names a record only has to be there. */
export const PLACES: readonly Place[] = [
  { path: '/', heading: /day, / },
  { path: '/login', heading: /day, / },
  { path: '/landing', heading: /day, / },
  { path: '/unauthorized', heading: /^You are not authorized to access this resource$/ },
  { path: '/administration/accounts', heading: /^Accounts$/, needs: 'can_view_account' },
  { path: '/administration/accounts/1', heading: /./, needs: 'can_view_account' },
  { path: '/administration/users', heading: /^Users$/, needs: 'can_view_account' },
  { path: '/administration/roles', heading: /^Roles$/, needs: 'can_view_account' },
  { path: '/administration/groups', heading: /^Permission groups$/, needs: 'can_view_account' },
  { path: '/administration/permissions', heading: /^Permissions$/, needs: 'can_view_account' },
  { path: '/administration/advertisers', heading: /^Advertisers$/, needs: 'can_view_account' },
  { path: '/audience-builder/people', heading: /^People$/, needs: 'can_view_audience' },
  { path: '/campaign-creatives/dashboard', heading: /^Creatives$/, needs: 'can_view_creative' },
  { path: '/order-management/dashboard', heading: /^Orders$/, needs: 'can_view_order' },
  { path: '/order-management/calendar', heading: /^Calendar$/, needs: 'can_view_order' },
  { path: '/order-management/add-order', heading: /./, needs: 'can_view_order' },
  { path: '/order-management/edit-order/98', heading: /./, needs: 'can_view_order' },
  { path: '/order-management/preview-product-report/1', heading: /./, needs: 'can_view_order' },
  { path: '/task-management/dashboard', heading: /^Tasks$/ },
];
