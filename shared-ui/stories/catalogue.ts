/// <reference types="vite/types/importMeta.d.ts" />
import type { Story } from './story.ts';

type StoriesModule = Record<string, Story>;

const modules = import.meta.glob<StoriesModule>('../src/*/*.stories.tsx', { eager: true });

/** All stories, for tests. */
export const STORIES = Object.entries(modules).flatMap(([file, { default: _, ...stories }]) => {
  const component = file.split('/').at(-2) ?? file;
  return Object.entries(stories).map(([name, Story]) => ({ component, name, Story }));
});
