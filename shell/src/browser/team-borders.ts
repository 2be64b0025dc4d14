/** Alt+Shift+B draws the borders of the teams into the page: which remote drew what. */
export const startTeamBorders = (): void => {
  addEventListener('keydown', (event) => {
    if (event.altKey && event.shiftKey && event.code === 'KeyB')
      document.body.toggleAttribute('data-team-borders');
  });
};
