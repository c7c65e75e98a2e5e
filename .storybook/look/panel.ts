import { createElement } from 'react';
import { addons, types, useAddonState, useStorybookState } from 'storybook/manager-api';
import { ToggleButton } from 'storybook/internal/components';

const NAME = 'mailroom/panel';

interface ManagerState {
  storyId?: string;
  addons?: Record<string, unknown>;
}

/** Screens take no props, so the panel of controls would only say that there are none. */
function isScreen({ storyId = '' }: ManagerState): boolean {
  return /^(screens|flows)-/.test(storyId);
}

/** Whether the panel has a place: below a screen only when somebody asks for its plays and findings. */
export function showsPanel(state: ManagerState, isShown: boolean): boolean {
  return isScreen(state) && state.addons?.[NAME] !== true ? false : isShown;
}

function PanelButton() {
  const state = useStorybookState() as ManagerState;
  const [isAsked, setAsked] = useAddonState(NAME, false);
  if (!isScreen(state)) return null;
  return createElement(
    ToggleButton,
    {
      ariaLabel: 'Plays and findings of this screen',
      pressed: isAsked,
      onClick: () => setAsked(!isAsked),
      padding: 'small',
      variant: 'ghost',
    },
    'Panel',
  );
}

/** Adds the button that brings the panel back. */
export function addPanelButton(): void {
  addons.add(NAME, {
    type: types.TOOL,
    title: 'Panel',
    match: ({ viewMode }) => viewMode === 'story',
    render: PanelButton,
  });
}
