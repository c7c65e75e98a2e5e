import Drawing from 'lucide-react/icons/chevrons-up-down';
import { defineIcon } from './defineIcon.tsx';

export const ChevronsUpDownIcon = /* @__PURE__ */ defineIcon('ChevronsUpDownIcon', Drawing);
