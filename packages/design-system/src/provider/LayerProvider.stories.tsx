import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../components/Badge/Badge.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Table } from '../components/Table/Table.tsx';
import { LayerProvider } from './LayerProvider.tsx';

const meta = preview.meta({ title: 'Foundations/Layer', component: LayerProvider });

const TOWNS = [{ id: 'bern', town: 'Bern' }] as const;

function Samples({ label }: { label: string }) {
  return (
    <Stack gap={16}>
      <Card>
        <Stack direction="row" gap={8}>
          <Button className="own">Save</Button>
          <Badge tone="success">Sent</Badge>
        </Stack>
      </Card>
      <Select label="Town" options={[{ value: 'bern', label: 'Bern' }]} />
      <Table
        label={label}
        rows={TOWNS}
        rowId={({ id }) => id}
        columns={[{ id: 'town', kind: 'text', header: 'Town' }]}
      />
    </Stack>
  );
}

/** The selectors of all rules outside the layer, with those that are inside a media query. */
function unlayered(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSLayerBlockRule && rule.name === 'mailroom') return [];
    if (rule instanceof CSSStyleRule) return [rule.selectorText];
    return rule instanceof CSSGroupingRule ? unlayered(rule.cssRules) : [];
  });
}

function classesIn(place: Element): Set<string> {
  return new Set([...place.querySelectorAll('*')].flatMap((element) => [...element.classList]));
}

/** A rule of the application without any specificity overrides the button's corners only in the layer. */
export const Overridden = meta.story({
  render: () => (
    <>
      <style>{':where(.own) { border-radius: 1px; }'}</style>
      <div data-testid="without">
        <Samples label="Towns" />
      </div>
      <div data-testid="within">
        <LayerProvider>
          <Samples label="Towns in the layer" />
        </LayerProvider>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const [own, layered] = await waitFor(() => {
      const buttons = canvas.getAllByRole('button', { name: 'Save' });
      if (canvas.getAllByRole('combobox', { name: 'Town' }).length < 2) throw new Error('A control is missing');
      return buttons;
    });
    await expect(layered).toHaveStyle({ borderRadius: '1px' });
    await expect(own).not.toHaveStyle({ borderRadius: '1px' });
    // Names differ in the layer, because they are made of the styles too.
    const outside = classesIn(canvas.getByTestId('without'));
    const inside = [...classesIn(canvas.getByTestId('within'))].filter((name) => !outside.has(name));
    await expect(inside).not.toEqual([]);
    const selectors = [...document.styleSheets].flatMap((sheet) => unlayered(sheet.cssRules));
    const named = inside.filter((name) => selectors.some((selector) => selector.split(/[^\w-]/).includes(name)));
    await expect(named).toEqual([]);
  },
});
