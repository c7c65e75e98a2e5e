import { Button, Checkbox, Page, PageHeader, Stack } from '@mailroom/design-system';
import { useNavigate } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useListState } from '../../shared/listState/useListState.ts';

/** Each navigation waits until the play lets it go on. */
let held: PromiseWithResolvers<null> | undefined;

async function hold({ request }: { request: Request }): Promise<null> {
  if (!request.url.includes('?')) return null;
  held = Promise.withResolvers();
  return held.promise;
}

function Filtered() {
  const navigate = useNavigate();
  const { state, setState } = useListState({ filters: ['kind'] });
  const kinds = state.filters['kind'] ?? [];
  return (
    <Page>
      <PageHeader title="Sorting room" />
      <Stack align="start">
        {['Large', 'Heavy'].map((kind) => (
          <Checkbox
            key={kind}
            label={kind}
            value={kinds.includes(kind)}
            onValueChange={() => setState({ ...state, filters: { kind: [...kinds, kind] } })}
          />
        ))}
        <Button onClick={() => void navigate('/held/next?held')}>Next</Button>
      </Stack>
    </Page>
  );
}

const routes = [
  { path: '/held', Component: Filtered, loader: hold },
  { path: '/held/next', Component: Filtered, loader: hold },
];

const meta = preview.meta({ title: 'Flows/Loading', parameters: { route: '/held', routes, layout: 'fullscreen' } });

/** Two values of a filter that are chosen quickly both count, although the first is still on its way. */
export const QuickFilters = meta.story({
  play: async ({ canvas, userEvent }) => {
    const large = await canvas.findByRole('checkbox', { name: 'Large' });
    await userEvent.click(large);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Heavy' }));
    held?.resolve(null);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Heavy' })).toBeChecked());
    await expect(canvas.getByRole('checkbox', { name: 'Large' })).toBeChecked();
  },
});

/** While another screen is on its way, this one takes no clicks. */
export const NextScreen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const large = await canvas.findByRole('checkbox', { name: 'Large' });
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(large.closest('[aria-busy="true"]')).not.toBeNull());
    await userEvent.click(large);
    held?.resolve(null);
    await waitFor(() => expect(large.closest('[aria-busy="true"]')).toBeNull());
    await expect(canvas.getByRole('checkbox', { name: 'Large' })).not.toBeChecked();
  },
});
