import { transformAsync } from '@babel/core';
import { EFFECTOR_OPTIONS, PUBLISHED_MODELS } from '../webpack/effector-options.ts';

/** The parts of the type of vite plugins that this plugin uses. */
interface Plugin {
  name: string;
  enforce: 'pre';
  transform(code: string, id: string): Promise<{ code: string; map: string } | null>;
}

const isSource = (file: string): boolean =>
  file.includes('node_modules') ? PUBLISHED_MODELS.test(file) : /\.tsx?$/.test(file);

/**
 * Plugin of vite that names effector's stores as the builds do, so that a test can serialize a scope and restore it.
 * Vite itself compiles JSX and types.
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
