export { Icon } from './icon.tsx';
export * from './paths.ts';
