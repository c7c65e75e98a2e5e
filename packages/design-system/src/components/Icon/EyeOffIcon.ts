import Drawing from 'lucide-react/icons/eye-off';
import { defineIcon } from './defineIcon.tsx';

export const EyeOffIcon = /* @__PURE__ */ defineIcon('EyeOffIcon', Drawing);
