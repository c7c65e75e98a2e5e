import Drawing from 'lucide-react/icons/file';
import { defineIcon } from './defineIcon.tsx';

export const FileIcon = /* @__PURE__ */ defineIcon('FileIcon', Drawing);
