import { offeredModules, type OfferedModule } from '../../shared/offeredModules.ts';
import { usePermissions } from './usePermissions.ts';

/** The modules that the user may open; undefined until the permissions have loaded. */
export function useOfferedModules(): readonly OfferedModule[] | undefined {
  const { isReady, names } = usePermissions();
  return isReady ? offeredModules.filter(({ permission }) => names.has(permission)) : undefined;
}
