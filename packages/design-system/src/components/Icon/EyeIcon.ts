import Drawing from 'lucide-react/icons/eye';
import { defineIcon } from './defineIcon.tsx';

export const EyeIcon = /* @__PURE__ */ defineIcon('EyeIcon', Drawing);
