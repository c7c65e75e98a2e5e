export interface Breadcrumb {
  label: string;
  /** Without it the step is plain text. */
  href?: string | undefined;
}
