import Drawing from 'lucide-react/icons/check';
import { defineIcon } from './defineIcon.tsx';

export const CheckIcon = /* @__PURE__ */ defineIcon('CheckIcon', Drawing);
