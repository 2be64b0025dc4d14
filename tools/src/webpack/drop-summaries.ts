import type { PluginAPI, PluginObject } from '@babel/core';

/**
 * Babel plugin for browser builds: removes the summaries of endpoints, which only the API reads.
 * @param creators functions that create endpoints. An option, because the cache of compiled files knows only options.
 */
export const dropSummaries = (
  { types: t }: PluginAPI,
  { creators = [] }: { creators?: readonly string[] },
): PluginObject => ({
  visitor: {
    CallExpression({ node }) {
      const { callee } = node;
      const [value] = node.arguments;
      if (!t.isIdentifier(callee) || !creators.includes(callee.name) || !t.isObjectExpression(value)) return;
      value.properties = value.properties.filter(
        (property) => !t.isObjectProperty(property) || !t.isIdentifier(property.key, { name: 'summary' }),
      );
    },
  },
});
