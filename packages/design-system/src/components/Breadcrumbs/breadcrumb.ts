export interface Breadcrumb {
  label: string;
  /** The page of the step. Default: plain text. */
  href?: string | undefined;
}
