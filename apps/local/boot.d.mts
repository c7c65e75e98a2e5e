export const verbs: Readonly<Record<string, [file: string, ...args: string[]]>>;
export function stampOf(lock: string): string;
export function recordAgrees(lock: string, record: string): boolean;
export function isInstalled(root: string): boolean;
