/** The panel renders in the browser only. Every build has a server bundle, so this one throws. */
export const render = (): never => {
  throw new Error('The QA panel is not rendered on the server');
};
