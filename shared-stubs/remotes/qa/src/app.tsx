export { mount } from '../../../src/qa/mount.tsx';
