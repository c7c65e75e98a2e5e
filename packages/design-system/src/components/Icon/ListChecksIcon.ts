import Drawing from 'lucide-react/icons/list-checks';
import { defineIcon } from './defineIcon.tsx';

export const ListChecksIcon = /* @__PURE__ */ defineIcon('ListChecksIcon', Drawing);
