import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { creative } from '../../../fixtures/builders/creative.builders.ts';
import { correctedProduct } from '../../../fixtures/builders/launchedProducts.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

const meta = preview.meta({
  title: 'Screens/Order Management/Review of a corrected mail',
  parameters: { route: '/order-management/edit-order/10428?product=20911&ask=correct', layout: 'fullscreen' },
});

function withPreview() {
  const one = correctedProduct();
  const { corrected } = one;
  const preview_url = creative().preview_url;
  return { ...one, corrected: corrected && { ...corrected, creative: { ...corrected.creative, preview_url } } };
}

/** The review shows the corrected mail, how many get it, and what is left to pay. */
export const Default = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/product/{id}', withPreview)),
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Review before sending' }));
    await expect((await sheet.findAllByText('Your winter tyres are due, from $89'))[0]).toBeVisible();
    await expect(sheet.getByText('revision 4 by 5')).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'See the changes' })).toHaveAttribute(
      'href',
      '/campaign-creatives/412?tab=revisions&from=4&to=5',
    );
    await expect(sheet.getByText('11,994')).toBeVisible();
    await expect(
      sheet.getByText('with the 29,312 of the first mail: ordered 41,200, 0.3 % over, within 5 %'),
    ).toBeVisible();
    await expect(sheet.getByText('$149.93')).toBeVisible();
    await expect(sheet.getByText('Nothing yet. After the launch a proof goes to the test seeds.')).toBeVisible();
    await expect(sheet.getByText('The paused attempt ends, and nobody else gets the first mail.')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Send the corrected mail to 11,994' })).toBeEnabled();
  },
});
