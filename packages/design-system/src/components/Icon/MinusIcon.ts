import Drawing from 'lucide-react/icons/minus';
import { defineIcon } from './defineIcon.tsx';

export const MinusIcon = /* @__PURE__ */ defineIcon('MinusIcon', Drawing);
