import { expect, it } from 'vitest';
import { toAction } from '../actions/actions.ts';
import { permissionNames, permissions, type Permission } from './permissions.ts';
import { needsOfAction, refusalInWords } from './refusals.ts';

it('says who can do what a permission is for, never by its code', () => {
  const sentences = permissionNames.map((name) => refusalInWords([], [[name]]));
  expect(new Set(sentences).size).toBe(permissionNames.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^Only (\w+ )+can [\w’ -]+$/);
  expect(permissions.find(({ name }) => name === 'can_launch_product')).toEqual({
    name: 'can_launch_product',
    group: 'Products',
    description: 'Launch products: also resume and relaunch them',
  });
  expect(refusalInWords([], [['can_launch_product']])).toBe('Only order managers can launch products');
  expect(refusalInWords(['can_launch_product'], [['can_launch_product']])).toBeUndefined();
  expect(refusalInWords([], [['can_of_a_later_release' as Permission]])).toBe(
    'An administrator can give you access to this',
  );
});

it('reads back what an action needs', () => {
  const needs = [['can_validate_links', 'can_update_creative'], ['can_upload_file']] as const;
  expect(needsOfAction(toAction('override', [], { needs }).permission)).toEqual(needs);
  expect(needsOfAction(null)).toEqual([]);
});
