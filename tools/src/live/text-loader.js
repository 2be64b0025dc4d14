/**
 * Webpack loader that lets the texts of a language be replaced in an open page. `createMessages` of shared-kit then reads
 * them again, and the page keeps what the developer typed.
 */
export default (source) => `${source}
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  if (import.meta.webpackHot.data) dispatchEvent(new Event('shop:texts-edited'));
}
`;
