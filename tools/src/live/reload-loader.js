/**
 * Webpack loader that makes a module refuse hot replacement, so that its edit reloads the page. It is for
 * models: their effector units are created once, and a replaced model would run beside the old one.
 */
export default (source) => `${source}\nif (import.meta.webpackHot) import.meta.webpackHot.decline();\n`;
