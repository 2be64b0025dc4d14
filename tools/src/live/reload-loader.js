/** A model's units live in a scope that is made once: a changed model reloads the page instead of standing beside its old self. */
export default (source) => `${source}\nif (import.meta.webpackHot) import.meta.webpackHot.decline();\n`;
