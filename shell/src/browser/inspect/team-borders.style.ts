/** Styles of team borders in a constructed sheet. A CSS file would add its name to every first page. */
export const borderStyle = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    [data-team] {
      outline: 3px dashed var(--wine);
      outline-offset: -3px;
    }
    /* Must not override the position of sticky and absolute regions. */
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
