import type { PluginAPI, PluginObject } from '@babel/core';

/** Babel plugin for browser builds: removes the summaries of endpoints, which only the API reads. */
export const dropSummaries = ({ types: t }: PluginAPI): PluginObject => ({
  visitor: {
    CallExpression({ node }) {
      const [value] = node.arguments;
      if (!t.isIdentifier(node.callee, { name: 'endpoint' }) || !t.isObjectExpression(value)) return;
      value.properties = value.properties.filter(
        (property) => !t.isObjectProperty(property) || !t.isIdentifier(property.key, { name: 'summary' }),
      );
    },
  },
});
