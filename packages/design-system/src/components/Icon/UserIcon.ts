import Drawing from 'lucide-react/icons/user';
import { defineIcon } from './defineIcon.tsx';

export const UserIcon = /* @__PURE__ */ defineIcon('UserIcon', Drawing);
