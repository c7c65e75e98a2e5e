import type { Plugin } from 'vitest/config';
import type { Reporter } from 'vitest/node';
import { failRun } from '../failRun.ts';
import { isShown, PICTURED_THEMES, WITH_TOUCH, type PictureMeta } from './pictured.ts';

/** The passed stories that should have a picture and don't. */
export function lackingPictures(passed: readonly PictureMeta[]): string[] {
  return passed
    .filter(({ storyId = '', pictures = [] }) => isShown(storyId) && pictures.length < PICTURED_THEMES.length)
    .map(({ storyId = '' }) => storyId);
}

const reporter: Reporter = {
  onTestRunEnd(modules) {
    const pictured = modules.filter((module) => module.project.name !== WITH_TOUCH);
    const passed = pictured.flatMap((module) => [...module.children.allTests('passed')]);
    const without = lackingPictures(passed.map((test) => test.meta() as PictureMeta));
    if (without.length > 0) failRun(`No picture was taken of: ${without.join(', ')}`);
  },
};

/** Fails a run in which a story that is shown passed without its pictures; the story itself wouldn't know that it was left out. */
export function everyPictureTaken(): Plugin {
  return {
    name: 'every-picture-taken',
    // Not in the list of reporters: those of the command line would take its place.
    configureVitest: ({ vitest }) => void vitest.config.reporters.push(reporter),
  };
}
