import Drawing from 'lucide-react/icons/log-out';
import { defineIcon } from './defineIcon.tsx';

export const LogOutIcon = /* @__PURE__ */ defineIcon('LogOutIcon', Drawing);
