import type { V1Schemas } from '@mailroom/api-client';
import { Button, Stack, Text, type FindingsPanel } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { EntityStatus } from '../../../components/EntityStatus.tsx';
import { findingsQuery } from '../../../resources/creativeParts.queries.ts';
import { isChecking } from '../../../resources/creatives.queries.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { wayTo } from '../findings/creativeTabs.ts';
import { CauseList, useCauses } from '../findings/CauseList.tsx';
import { FindingCause, type Cause } from '../findings/FindingCause.tsx';
import { mendDialog, useMendable } from '../mend/mendable.ts';

type Creative = V1Schemas['Creative'];
type Finding = V1Schemas['Finding'];

const NONE: readonly Finding[] = [];

interface StripProps {
  creative: Creative;
  /** Unsaved changes would be lost in a mended revision. */
  hasChanged: boolean;
  /** Opens the place of a finding in the code. */
  onShow: (finding: Finding) => void;
  /** Opens a dialog by its name. */
  onAsk: (dialog: string) => void;
}

/** The way to a cause that has no line. Undefined if it leads to the HTML, which is here. */
function wayBeyond(creativeId: number, { findings: [{ kind, link: subject }], lines }: Cause) {
  if (lines.length > 0) return undefined;
  const way = wayTo(creativeId, { kind, subject });
  return way.href === paths.campaignCreatives.creative(creativeId, 'html') ? undefined : way;
}

function Causes({ creative, hasChanged, onShow, onAsk, causes }: StripProps & { causes: readonly Cause[] }) {
  const isMendable = useMendable(creative);
  return (
    <CauseList
      causes={causes}
      gap={8}
      renderCause={(cause) => (
        <FindingCause
          key={cause.key}
          cause={cause}
          way={wayBeyond(creative.id, cause)}
          between=" "
          renderLine={(line) => (
            <Button
              size="small"
              aria-label={`Line ${line}`}
              onClick={() => onShow(cause.findings.find((finding) => finding.line === line) ?? cause.findings[0])}
            >
              {line}
            </Button>
          )}
          onMend={isMendable(cause.findings[0]) ? (kind) => onAsk(mendDialog(kind)) : undefined}
          {...(hasChanged && { refusal: 'Save or discard your changes first' })}
        />
      )}
    />
  );
}

/** The strip below the code: how many findings are open, the worst of them, and the list by cause. */
export function useFindingsStrip(props: StripProps): FindingsPanel {
  const { creative, hasChanged } = props;
  const { count } = useFormats();
  const { data, error, refetch } = useQuery(findingsQuery(creative.id));
  const causes = useCauses(data?.objects ?? NONE);
  if (error && !data) {
    return {
      title: 'The findings could not be loaded',
      content: (
        <Stack direction="row" gap={8} align="baseline" isWrapping>
          <Text>{errorText(error)}</Text>
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </Stack>
      ),
    };
  }
  const open = causes.filter(({ isOverridden }) => !isOverridden);
  const [worst] = open;
  const overridden = causes.filter(({ isOverridden }) => isOverridden).flatMap(({ findings }) => findings).length;
  const note = worst && <EntityStatus entity="severity" code={worst.severity} />;
  const isChecked = creative.check?.finished_at != null && !isChecking(creative);
  const openFindings = open.flatMap(({ findings }) => findings).length;
  const inCauses = open.length < openFindings ? ` in ${count(open.length, 'cause')}` : '';
  const none = isChecked ? 'No open findings' : 'Not checked yet';
  const title = [
    worst ? `${count(openFindings, 'finding')}${inCauses}` : none,
    ...(overridden > 0 ? [`${overridden} overridden`] : []),
  ].join(', ');
  return {
    // They are about what is saved, and so are their lines.
    title: hasChanged ? `Revision ${creative.revision}: ${title}` : title,
    ...(note && { note }),
    content:
      causes.length > 0 ? (
        <Causes {...props} causes={causes} />
      ) : (
        <Text tone="muted" as="p">
          {isChecked ? 'The check found nothing to fix in this e-mail.' : 'The check of this revision finds them.'}
        </Text>
      ),
  };
}
