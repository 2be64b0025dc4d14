import type { WebpackPluginInstance } from 'webpack';

/** Leaves Babel's stack out of a reported syntax error, so that file, line and excerpt are seen. */
export const WITHOUT_STACKS: WebpackPluginInstance = {
  apply: (compiler) =>
    compiler.hooks.compilation.tap('without-stacks', (compilation) =>
      compilation.hooks.statsFactory.tap('without-stacks', ({ hooks }) =>
        hooks.result.for('error').tap('without-stacks', (error: { message: string }) => ({
          ...error,
          message: error.message.replace(/\n {4}at .*/g, ''),
        })),
      ),
    ),
};
