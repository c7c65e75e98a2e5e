import { listQuery, type V1Schemas } from '@mailroom/api-client';
import { Button, Split, Table } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useRowActions } from '../../../components/useRowActions.ts';
import { linksQuery, useEditLink } from '../../../resources/creativeParts.queries.ts';
import { useValidateCreative } from '../../../resources/creatives.queries.ts';
import { useCan, useOffered } from '../../../session/user/usePermissions.ts';
import { tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useUrlText } from '../../../shared/listState/useUrlText.ts';
import { useListState } from '../../../shared/listState/useListState.ts';
import { pagedRows } from '../../../shared/listState/pagedRows.ts';
import { tableError } from '../../../shared/tableError.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { CreativePreview } from '../../../components/CreativePreview.tsx';
import { useDecision } from '../decide/useDecision.tsx';
import { EditLinkDialog } from './EditLinkDialog.tsx';
import { LinkFacts } from './LinkFacts.tsx';
import { imageColumns, linkColumns, type LinkHandlers } from './links.columns.tsx';
import { isBroken, type LinkRow } from './linkWords.ts';

const LINK_KINDS: LinkRow['kind'][] = ['web', 'unsubscribe', 'mail', 'phone', 'app', 'anchor', 'merge'];

/** Images that the check looks at. */
const MOST_IMAGES = 100;

/** The page on which each link has a small tag with its number. */
function numbered(url: string | null): string | null {
  if (url === null) return null;
  const address = new URL(url);
  address.searchParams.set('numbers', '1');
  return address.href;
}

/** Opens one row of either table, which the address names, and marks it in the preview. */
function useChosen(rows: readonly LinkRow[]) {
  const [chosen, choose] = useUrlText('link');
  const row = rows.find(({ id }) => String(id) === chosen);
  const table = {
    opened: chosen === '' ? [] : [chosen],
    onOpenedChange: (opened: readonly string[]) => choose(opened.find((id) => id !== chosen) ?? ''),
    onRowAction: ({ id }: LinkRow) => choose(String(id) === chosen ? '' : String(id)),
    renderMore: (link: LinkRow) => <LinkFacts link={link} />,
    rowId: ({ id }: LinkRow) => String(id),
    rowTone: (link: LinkRow) => (isBroken(link) ? ('danger' as const) : undefined),
  };
  // The preview doesn't show what only Outlook shows, and would outline the element beside it.
  const isDrawn = row !== undefined && !row.is_outlook_only;
  const marks = isDrawn && row.line !== null && row.col !== null ? [{ line: row.line, col: row.col }] : undefined;
  return { table, marks };
}

/** Asks all links again, except those that gave a good answer in the last minutes. */
function CheckAgain({ creative }: { creative: V1Schemas['Creative'] }) {
  const { mutate: validate } = useValidateCreative();
  const isOffered = useOffered();
  const action = creative.actions.find(({ name }) => name === 'validate');
  if (!isOffered(action)) return null;
  return (
    <Button
      size="small"
      disabled={!action?.allowed}
      reason={action?.reason ?? ''}
      onClick={() => validate(creative.id)}
    >
      Check again
    </Button>
  );
}

/** Every link and image of the newest revision: its target, its check and the decision about it. */
export function CreativeLinks({ creative }: { creative: V1Schemas['Creative'] }) {
  const creative_id = [creative.id];
  // As many as a page can have: a finding leads to one of them.
  const list = useListState({ sort: 'position:asc', pageSize: 100 });
  const links = useQuery(
    linksQuery(tableQuery('listEmailLinks', list.state, { fixed: { creative_id, kind: LINK_KINDS } })),
  );
  const images = useQuery({
    ...linksQuery(listQuery('listEmailLinks', { pageSize: MOST_IMAGES, filters: { creative_id, kind: ['image'] } })),
    enabled: creative.image_count > 0,
  });
  const formats = useFormats();
  const [edited, setEdited] = useState<LinkRow>();
  const { dialog, onAsk, onUndecide } = useDecision<LinkRow>(useEditLink(), ({ position }) => `link ${position}`);
  const rowActions = useRowActions();
  const isDeciding = useCan('can_validate_links').can;
  const [linkList, imageList] = useMemo(() => {
    const handlers: LinkHandlers = { onEdit: setEdited, onAsk, onUndecide, rowActions, check: creative.check };
    return [linkColumns(handlers), imageColumns(handlers, formats)].map((columns) =>
      columns.filter(({ id }) => isDeciding || id !== 'actions'),
    );
  }, [onAsk, onUndecide, rowActions, isDeciding, formats, creative.check]);
  const { table, marks } = useChosen([...(links.data?.objects ?? []), ...(images.data?.objects ?? [])]);
  return (
    <Split
      asideWidth={400}
      aside={
        <CreativePreview
          name={creative.name}
          revision={creative.revision}
          url={numbered(creative.preview_url)}
          marks={marks}
        />
      }
    >
      <Table
        label="Links"
        columns={linkList ?? []}
        {...table}
        {...pagedRows(list, links)}
        toolbar={<CheckAgain creative={creative} />}
        empty={{ title: 'The HTML has no links' }}
      />
      {creative.image_count > 0 && (
        <Table
          label="Images"
          columns={imageList ?? []}
          {...table}
          rows={images.data?.objects}
          {...tableError(images)}
          empty={{ title: 'The HTML has no images' }}
        />
      )}
      {dialog}
      {edited && <EditLinkDialog link={edited} onClose={() => setEdited(undefined)} />}
    </Split>
  );
}
