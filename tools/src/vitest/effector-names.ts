import { transformAsync } from '@babel/core';
import { EFFECTOR_OPTIONS } from '../webpack/effector-options.ts';

/** The part of a vite plugin that this one has. */
interface Plugin {
  name: string;
  enforce: 'pre';
  transform(code: string, id: string): Promise<{ code: string; map: string } | null>;
}

/** Scripts of a package that a remote in its own repository installs. */
const PUBLISHED = /[\\/]node_modules[\\/]shared-(contracts|kit|ui|stubs)[\\/]dist[\\/]/;
const isSource = (file: string): boolean =>
  file.includes('node_modules') ? PUBLISHED.test(file) && file.endsWith('.js') : /\.tsx?$/.test(file);

/**
 * Stores get the names the builds give them, so that a scope can be carried over; JSX and types are vite's own work.
 */
export const effectorNames = (root: string): Plugin => ({
  name: 'effector-names',
  enforce: 'pre',
  async transform(code, id) {
    const [file = ''] = id.split('?');
    if (!isSource(file) || !/from 'effector/.test(code)) return null;
    const result = await transformAsync(code, {
      filename: file,
      cwd: root,
      babelrc: false,
      configFile: false,
      sourceMaps: true,
      parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
      plugins: [['effector/babel-plugin', EFFECTOR_OPTIONS]],
    });
    return result?.code ? { code: result.code, map: JSON.stringify(result.map) } : null;
  },
});
