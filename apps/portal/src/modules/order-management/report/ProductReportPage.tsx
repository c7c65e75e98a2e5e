import type { V1Schemas } from '@mailroom/api-client';
import {
  Banner,
  Button,
  Card,
  DateText,
  EmptyState,
  FileIcon,
  formatMoney,
  Page,
  PageHeader,
  Skeleton,
  Stack,
  Text,
  useDesign,
} from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { DownloadButton } from '../../../components/DownloadButton.tsx';
import { EntityStatus } from '../../../components/EntityStatus.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { productReportQuery } from '../../../resources/reports.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { api } from '../../../shared/api.ts';
import { loadAlongside } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { useRouteId } from '../../../shared/recordId.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { attemptWords } from './attemptWords.ts';
import { ByMachines } from './ByMachines.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { ReportList } from './ReportList.tsx';

// As high as the chart with its caption.
const ReportDays = loadAlongside(
  async () => (await import('./ReportDays.tsx')).ReportDays,
  <Skeleton lines={1} height={272} smallHeight={344} />,
);

const ReportLinks = loadAlongside(
  async () => (await import('./ReportLinks.tsx')).ReportLinks,
  <Skeleton lines={1} height={200} />,
);

type Report = V1Schemas['Report'];

function ReportView({ report }: { report: Report }) {
  usePageTitle(`Report of ${report.product_name}`);
  const { product_id, order_id, order_name, product_name, cost, usual } = report;
  const { locale } = useDesign();
  const { number } = useFormats();
  const revisions = attemptWords(report.attempts, number);
  return (
    <Page>
      <PageHeader
        title={product_name}
        breadcrumbs={[
          { label: 'Orders', href: paths.orderManagement.dashboard },
          { label: `${order_name} #${order_id}`, href: paths.orderManagement.order(order_id) },
          { label: product_name, href: paths.orderManagement.order(order_id, product_id) },
          { label: 'Report' },
        ]}
        status={<EntityStatus entity="product" code={report.product_status} />}
        note={
          <>
            as of <DateText value={report.generated_at} />
          </>
        }
        actions={
          <Stack direction="row" gap={8}>
            <Button icon={<FileIcon />} onClick={() => print()}>
              Print
            </Button>
            <DownloadButton
              label="Download CSV"
              download={() => api.download('v1', '/product/{id}/report', { path: { id: product_id } })}
            />
          </Stack>
        }
      />
      {report.frozen_at && (
        <Banner tone="info" title="The report is frozen">
          Its numbers haven’t changed since <DateText value={report.frozen_at} />.
        </Banner>
      )}
      {cost && (
        <Text as="p">
          {number(cost.volume)} delivered are billed: {formatMoney(locale, cost.amount_cents, cost.currency)} at{' '}
          {formatMoney(locale, cost.cpm_cents, cost.currency)} for 1,000.
        </Text>
      )}
      <ReportFigures report={report} />
      {usual && (
        <Text as="p" tone="muted">
          Usually: the average of the last {number(usual.mails)} e-mails of {report.advertiser_name} before this one.
        </Text>
      )}
      {revisions && <Text as="p">{revisions}.</Text>}
      <Card title="Opens and clicks by day" note={`days in ${report.time_zone}`}>
        {report.days.length === 0 ? <EmptyState title="No responses yet" /> : <ReportDays days={report.days} />}
        <ByMachines totals={report.totals} />
      </Card>
      <ReportList report={report} />
      <ReportLinks links={report.links} note={revisions && 'of all revisions'} />
    </Page>
  );
}

function LoadedReport() {
  const id = useRouteId();
  const report = useQuery(productReportQuery(id));
  if (report.data) return <ReportView report={report.data} />;
  if (report.error) {
    return (
      <LoadFailure
        what="The report"
        query={report}
        back={{ href: paths.orderManagement.dashboard, label: 'All orders' }}
      />
    );
  }
  return (
    <Page>
      <Skeleton lines={5} height={64} />
    </Page>
  );
}

/** Compares ordered with delivered, and shows the responses. */
export function ProductReportPage() {
  return (
    <Gate needs="can_view_report" screen>
      <LoadedReport />
    </Gate>
  );
}
