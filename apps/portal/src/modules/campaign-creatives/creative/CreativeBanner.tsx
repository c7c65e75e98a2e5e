import type { V1Schemas } from '@mailroom/api-client';
import { Banner, Link, Stack, Text, useDesign } from '@mailroom/design-system';
import { whoText } from '@mailroom/domain/derivation/who';
import { useCurrentUser, useReaderId } from '../../../session/user/useCurrentUser.ts';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { FINDINGS_MARK, wayTo } from '../findings/creativeTabs.ts';

type Creative = V1Schemas['Creative'];

interface CreativeBannerProps {
  creative: Creative;
  /** The findings are listed on this tab; on the others the banner leads to them. */
  hasFindings: boolean;
}

/** Shown only when somebody must act: says why and links to where it is fixed. */
export function CreativeBanner({ creative, hasFindings }: CreativeBannerProps) {
  const { formatDate, timeZone } = useDesign();
  const reader = useReaderId();
  const role = useCurrentUser().user?.role.name;
  const { count } = useFormats();
  const { rejection, reasons, status, id, open_findings } = creative;
  if (rejection) {
    return (
      <Banner tone="danger" title="This creative is rejected">
        {rejection.reason}. {whoText(reader, rejection.by)} rejected it on{' '}
        {formatDate(rejection.at, 'datetime', timeZone)}. A new revision or the withdrawal ends that.
      </Banner>
    );
  }
  if (reasons.length === 0 || status === 'Approved' || status === 'Live - See Report') return null;
  if (status === 'Draft' || status === 'Action Pending - Validate') return null;
  // A reason is a finding, or a part that a person rejected.
  const rejected = reasons.filter(({ code }) => code.endsWith('_rejected'));
  const isMore = rejected.length < reasons.length;
  // A person of that role has the same in their primary button.
  const actors = [...new Set(reasons.flatMap(({ actor }) => actor ?? []))].filter((actor) => actor !== role);
  const title = status === 'Need Attention' ? 'This creative needs attention' : 'This can’t be sent';
  // One line: on the other tabs people work on what is below it.
  const isLine = isMore && !hasFindings;
  const findings = (
    <Link href={`${paths.campaignCreatives.creative(id)}${FINDINGS_MARK}`}>{count(open_findings, 'open finding')}</Link>
  );
  const parts = rejected.map(({ code, text, subject, actor }) => (
    <Text key={`${code}-${text}`} as="p">
      <Link href={wayTo(id, { kind: code, subject }).href}>{text}</Link>
      {actor && <Text tone="subtle"> {actor}</Text>}
    </Text>
  ));
  return (
    <Banner
      tone="danger"
      title={
        isLine ? (
          <>
            {title}: {findings}
          </>
        ) : (
          title
        )
      }
    >
      {(!isLine || parts.length > 0) && (
        <Stack gap={4}>
          {isMore && hasFindings && (
            <Text as="p">
              The open findings below say what to fix, and where.
              {actors.length > 0 && <Text tone="muted"> {actors.join(' and ')} acts next.</Text>}
            </Text>
          )}
          {parts}
        </Stack>
      )}
    </Banner>
  );
}
