import { expect, it, vi } from 'vitest';
import { firstWrong, listedSteps, type WizardStep } from './wizardSteps.ts';

const wrong = [{ field: 'name', message: 'Name: type one' }];
const steps: WizardStep[] = ['file', 'columns', 'check', 'name'].map((id) => ({ id, label: id, content: id }));

it('lets people choose what they have seen, and marks what is wrong', () => {
  const onSelect = vi.fn();
  const listed = listedSteps(steps, { at: 1, reached: 2, problems: { file: wrong, columns: wrong }, onSelect });
  expect(listed.map(({ state }) => state)).toEqual(['error', 'current', 'todo', 'todo']);
  expect(listed.map((step) => step.onSelect !== undefined)).toEqual([true, false, true, false]);
  listed[2]?.onSelect?.();
  expect(onSelect).toHaveBeenCalledWith(2);
  expect(listedSteps(steps, { at: 3, reached: 3, problems: { file: [] }, onSelect })[0]?.state).toBe('done');
});

it('asks the steps in order until one has something wrong', async () => {
  const asked: string[] = [];
  const all = steps.map((step) => ({
    ...step,
    validate() {
      asked.push(step.id);
      return Promise.resolve(step.id === 'columns' ? wrong : undefined);
    },
  }));
  expect(await firstWrong(all, 0, 3)).toEqual({ index: 1, id: 'columns', errors: wrong });
  expect(asked).toEqual(['file', 'columns']);
  expect(await firstWrong(all, 2, 3)).toBeUndefined();
  expect(await firstWrong(steps, 0, 3)).toBeUndefined();
});
