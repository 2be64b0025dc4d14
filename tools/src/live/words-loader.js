/**
 * Webpack loader for the word tables of pages (`src/messages/search.ts`). It lets a table be replaced in an open page, and
 * the page keeps what the developer typed. Without it, the edit would reach a model through the head of the page, and
 * reload the page.
 */
import { fileURLToPath } from 'node:url';

const REPLACE_WORDS = fileURLToPath(new URL('replace-words', import.meta.url));

export default (source) => `${source}
import { replaceWords } from ${JSON.stringify(REPLACE_WORDS)};
if (import.meta.webpackHot) replaceWords(__webpack_module__, __webpack_require__.c);
`;
