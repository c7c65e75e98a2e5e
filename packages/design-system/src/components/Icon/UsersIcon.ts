import Drawing from 'lucide-react/icons/users';
import { defineIcon } from './defineIcon.tsx';

export const UsersIcon = /* @__PURE__ */ defineIcon('UsersIcon', Drawing);
