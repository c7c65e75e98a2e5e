import Drawing from 'lucide-react/icons/columns-3';
import { defineIcon } from './defineIcon.tsx';

export const ColumnsIcon = /* @__PURE__ */ defineIcon('ColumnsIcon', Drawing);
