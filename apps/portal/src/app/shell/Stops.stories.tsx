import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Flows/Stops to the first row', parameters: { layout: 'fullscreen' } });

interface Screen {
  canvasElement: HTMLElement;
  userEvent: { tab: () => Promise<unknown>; keyboard: (text: string) => Promise<unknown> };
}

/** The keyboard needs fewer than ten stops from the top of the page to the first row of its list. */
function stopsOn(route: string) {
  return {
    parameters: { route },
    play: async ({ canvasElement, userEvent: hand }: Screen) => {
      await waitFor(() => expect(canvasElement.querySelector('#main tbody tr[data-row]')).not.toBeNull());
      let stops = 0;
      while (document.activeElement?.textContent !== 'Skip to rows' && stops < 10) {
        await hand.tab();
        stops += 1;
      }
      await hand.keyboard('{Enter}');
      await expect(stops + 1).toBeLessThan(10);
      await expect(canvasElement.querySelector('#main tbody')).toContainElement(document.activeElement as HTMLElement);
    },
  };
}

export const Orders = meta.story(stopsOn('/order-management/dashboard'));
export const Accounts = meta.story(stopsOn('/administration/accounts'));
export const Users = meta.story(stopsOn('/administration/users'));
export const Roles = meta.story(stopsOn('/administration/roles'));
export const Groups = meta.story(stopsOn('/administration/groups'));
export const Advertisers = meta.story(stopsOn('/administration/advertisers'));
export const Creatives = meta.story(stopsOn('/campaign-creatives/dashboard'));
export const People = meta.story(stopsOn('/audience-builder/people'));
export const Suppressions = meta.story(stopsOn('/audience-builder/suppressions'));
