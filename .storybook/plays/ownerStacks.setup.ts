import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

const internals = (React as unknown as Record<string, object | undefined>)[INTERNALS];

/**
 * Makes React believe that it has taken as many stacks as it may. Otherwise it takes one for each element that is created,
 * which is a tenth of a story's time. Warnings stay; they only lack the line that created the element. A React without
 * this counter only makes the stories slower.
 */
if (internals && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_SAFE_INTEGER, set: () => {} });
