/** The panel is drawn in the browser alone; a build has a server bundle all the same. */
export const render = (): never => {
  throw new Error('The QA panel is not rendered on the server');
};
