declare module 'virtual:tokens' {
  const tokens: import('../packages/design-system/tokens/catalogue.ts').ShownToken[];
  export default tokens;
}
declare module 'virtual:changelog' {
  const changes: import('./facts/changelog.ts').PackageChanges[];
  export default changes;
}
declare module 'virtual:policies' {
  const policies: string;
  export default policies;
}
declare module 'virtual:pictures' {
  const pictures: Partial<Record<string, string[]>>;
  export default pictures;
}
declare module 'virtual:props' {
  const props: Record<string, import('./facts/props.ts').ComponentProps>;
  export default props;
}
declare module 'virtual:uses' {
  const uses: Partial<Record<string, import('./facts/uses.ts').Use[]>>;
  export default uses;
}
