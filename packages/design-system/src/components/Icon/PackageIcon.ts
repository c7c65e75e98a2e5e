import Drawing from 'lucide-react/icons/package';
import { defineIcon } from './defineIcon.tsx';

export const PackageIcon = /* @__PURE__ */ defineIcon('PackageIcon', Drawing);
