import { Banner, Button } from '@mailroom/design-system';

interface CopyBannerProps {
  /** The copy that was made; nothing is shown without one. */
  copy: { readonly name: string } | undefined;
  href: string;
  /** Says what the copy lacks, as a sentence. */
  children: string;
}

/** Leads from a record to the copy that was just made of it. */
export function CopyBanner({ copy, href, children }: CopyBannerProps) {
  if (!copy) return null;
  return (
    <Banner tone="success" title={`Copied as ${copy.name}`} actions={<Button href={href}>Open the copy</Button>}>
      {children}
    </Banner>
  );
}
