/**
 * Webpack loader for the word tables of pages (`src/messages/search.ts`). It lets a table be replaced in an open page, and
 * the page keeps what the developer typed. Without it, hot reload would follow the imports from the table through the
 * page's head to an effector model, which cannot be replaced, and reload the page.
 */
import { fileURLToPath } from 'node:url';

const REPLACE_WORDS = fileURLToPath(new URL('replace-words', import.meta.url));

// `__webpack_require__.c` has the loaded modules.
export default (source) => `${source}
import { replaceWords } from ${JSON.stringify(REPLACE_WORDS)};
if (import.meta.webpackHot) replaceWords(__webpack_module__, __webpack_require__.c);
`;
