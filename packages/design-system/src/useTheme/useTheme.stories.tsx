import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { THEME_CHOICES } from './themeScript.ts';
import { useTheme } from './useTheme.ts';

const KEY = 'theme of the stories';

function Choice({ label }: { label: string }) {
  const { theme, setTheme } = useTheme({ key: KEY });
  return (
    <Stack gap={8}>
      <Text as="p">{`${label}: ${theme}`}</Text>
      <Stack direction="row" gap={8} role="group" aria-label={label} isWrapping>
        {THEME_CHOICES.map((choice) => (
          <Button key={choice} aria-pressed={choice === theme} onClick={() => setTheme(choice)}>
            {choice}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Foundations/useTheme',
  tags: ['!autodocs'],
  render: () => (
    <Stack gap={16}>
      <Choice label="In the header" />
      <Choice label="In the settings" />
    </Stack>
  ),
  beforeEach: () => {
    const root = document.documentElement;
    const before = root.dataset['theme'];
    localStorage.removeItem(KEY);
    return () => {
      localStorage.removeItem(KEY);
      if (before === undefined) delete root.dataset['theme'];
      else root.dataset['theme'] = before;
    };
  },
});

function attribute() {
  return document.documentElement.dataset['theme'];
}

/** A choice shows immediately, in every component, and is remembered. */
export const Chooses = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const choice of THEME_CHOICES.toReversed()) {
      await userEvent.click(canvas.getAllByRole('button', { name: choice })[0] ?? document.body);
      await expect(attribute()).toBe(choice === 'system' ? undefined : choice);
      await expect(canvas.getByText(`In the header: ${choice}`)).toBeVisible();
      await expect(canvas.getByText(`In the settings: ${choice}`)).toBeVisible();
      await expect(localStorage.getItem(KEY)).toBe(choice);
    }
  },
});

/** The browser tells a page what other tabs have stored. */
export const OtherTabs = meta.story({
  play: async ({ canvas }) => {
    localStorage.setItem(KEY, 'dark');
    dispatchEvent(new StorageEvent('storage', { key: 'another key' }));
    await expect(attribute()).not.toBe('dark');
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    await expect(attribute()).toBe('dark');
    await waitFor(() => expect(canvas.getByText('In the header: dark')).toBeVisible());
    localStorage.removeItem(KEY);
    dispatchEvent(new StorageEvent('storage', { key: null }));
    await expect(attribute()).toBeUndefined();
    await waitFor(() => expect(canvas.getByText('In the header: system')).toBeVisible());
  },
});

/** A page that has no script in its head shows the remembered theme with its first render. */
export const Remembers = meta.story({
  beforeEach: () => localStorage.setItem(KEY, 'high-contrast'),
  play: async ({ canvas }) => {
    await expect(attribute()).toBe('high-contrast');
    await expect(canvas.getByText('In the header: high-contrast')).toBeVisible();
  },
});

/** Without storage the choice lasts as long as the page. */
export const WithoutStorage = meta.story({
  beforeEach: () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota is used up.', 'QuotaExceededError');
    };
    return () => void (Storage.prototype.setItem = setItem);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'dark' })[0] ?? document.body);
    await expect(attribute()).toBe('dark');
    await expect(screen.getByText('In the settings: dark')).toBeVisible();
    await expect(localStorage.getItem(KEY)).toBeNull();
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
  },
});
