/**
 * Styles of the team borders as a constructed sheet. A CSS file would add its name to the scripts of every
 * first page.
 */
export const borderStyle = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    [data-team] {
      outline: 3px dashed var(--wine);
      outline-offset: -3px;
    }
    /* Lowest priority, because sticky and absolute regions must keep their position. */
    @layer shell { :where([data-team]) { position: relative; } }
    [data-team]::before {
      content: attr(data-team);
      position: absolute;
      inset: 0 0 auto auto;
      z-index: 5;
      max-width: 100%;
      padding: 2px 10px;
      background: var(--wine);
      color: var(--paper);
      font: 600 13px / 1.5 var(--sans);
      overflow-wrap: anywhere;
      pointer-events: none;
    }`);
  return sheet;
};
