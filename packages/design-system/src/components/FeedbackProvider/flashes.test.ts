import { createElement, Fragment } from 'react';
import { expect, it, vi } from 'vitest';
import { createFlashes } from './flashes.ts';

function openOf(flashes: ReturnType<typeof createFlashes>) {
  return flashes.read().open.map(({ type, message }) => `${type}: ${String(message)}`);
}

it('shows the newest first, and calls the type of an error danger', () => {
  const flashes = createFlashes();
  const { flash } = flashes;
  flash('Saved');
  flash.error('Not saved');
  flash.warning('Almost full');
  flash.info('Two are new', { action: { label: 'Show', onAction: () => undefined } });
  flash.success('Sent');
  flash('Deleted', { type: 'info' });
  expect(openOf(flashes)).toEqual([
    'info: Deleted',
    'success: Sent',
    'info: Two are new',
    'warning: Almost full',
    'danger: Not saved',
    'success: Saved',
  ]);
  expect(flashes.read().open[2]?.action?.label).toBe('Show');
});

it('shows one message when several calls fail for one cause', () => {
  const flashes = createFlashes();
  flashes.flash.error('Try again in 30 seconds', { cause: 'too many' });
  flashes.flash.error('Try again in 29 seconds', { cause: 'too many' });
  flashes.flash.error('Try again in 30 seconds');
  flashes.flash.warning('Try again in 30 seconds');
  expect(openOf(flashes)).toEqual(['warning: Try again in 30 seconds', 'danger: Try again in 30 seconds']);
});

it('compares the words of a message made of elements', () => {
  const flashes = createFlashes();
  const message = (...words: string[]) => createElement(Fragment, null, words, createElement('br'), 12);
  flashes.flash(message('Order', ' 1'));
  flashes.flash(message('Order 1'));
  flashes.flash(message('Order 2'));
  // An element that makes its own words is never the same as another one.
  flashes.flash(createElement('hr'));
  flashes.flash(createElement('hr'));
  expect(flashes.read().open).toHaveLength(4);
});

it('shows a message again once the first one is closed, and keeps both', () => {
  const flashes = createFlashes();
  flashes.flash('Saved');
  flashes.close(flashes.read().open[0]?.id ?? '');
  expect(openOf(flashes)).toEqual([]);
  flashes.flash('Saved');
  expect(openOf(flashes)).toEqual(['success: Saved']);
  expect(flashes.read().all).toHaveLength(2);
});

it('keeps fifty closed messages, and every one that is open', () => {
  const flashes = createFlashes();
  for (let count = 1; count <= 60; count += 1) flashes.flash(`Order ${count}`);
  expect(flashes.read().all).toHaveLength(60);
  for (const { id } of flashes.read().open) flashes.close(id);
  expect(flashes.read().all.map(({ message }) => message)).toEqual(
    Array.from({ length: 50 }, (_, place) => `Order ${60 - place}`),
  );
});

it('tells its listeners, until they leave', () => {
  const flashes = createFlashes();
  const listener = vi.fn();
  const leave = flashes.subscribe(listener);
  flashes.flash('Saved');
  leave();
  flashes.flash('Sent');
  expect(listener).toHaveBeenCalledOnce();
});
