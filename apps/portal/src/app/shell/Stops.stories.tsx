import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Flows/Stops to the first row', parameters: { layout: 'fullscreen' } });

/** The keyboard needs fewer than ten stops from the top of the page to the first row of its list. */
function stopsOn(route: string) {
  return meta.story({
    parameters: { route },
    play: async ({ canvasElement, userEvent }) => {
      await waitFor(() => expect(canvasElement.querySelector('#main tbody tr[data-row]')).not.toBeNull());
      let stops = 0;
      while (document.activeElement?.textContent !== 'Skip to rows' && stops < 10) {
        await userEvent.tab();
        stops += 1;
      }
      await userEvent.keyboard('{Enter}');
      await expect(stops + 1).toBeLessThan(10);
      await expect(canvasElement.querySelector('#main tbody')).toContainElement(document.activeElement as HTMLElement);
    },
  });
}

export const Orders = stopsOn('/order-management/dashboard');
export const Accounts = stopsOn('/administration/accounts');
export const Users = stopsOn('/administration/users');
export const Roles = stopsOn('/administration/roles');
export const Groups = stopsOn('/administration/groups');
export const Advertisers = stopsOn('/administration/advertisers');
export const Creatives = stopsOn('/campaign-creatives/dashboard');
export const People = stopsOn('/audience-builder/people');
export const Suppressions = stopsOn('/audience-builder/suppressions');
