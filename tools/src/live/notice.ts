/** The developer's notice at the lower edge of the page. Its texts never become markup, which the page's policy forbids. */
const NOTICE_ID = 'live-notice';

/** Shows the texts. Without texts, removes the notice. */
export const showNotice = (title: string, texts: readonly string[]): void => {
  document.getElementById(NOTICE_ID)?.remove();
  if (texts.length === 0) return;
  const notice = document.createElement('pre');
  notice.id = NOTICE_ID;
  notice.setAttribute('role', 'alert');
  notice.textContent = `${title}\n\n${texts.join('\n\n')}`;
  Object.assign(notice.style, {
    position: 'fixed',
    inset: 'auto 0 0 0',
    zIndex: '9999',
    maxHeight: '50vh',
    overflow: 'auto',
    margin: '0',
    padding: '1rem',
    background: '#2b0f16',
    color: '#fff',
    font: '14px/1.5 ui-monospace, monospace',
    whiteSpace: 'pre-wrap',
  });
  document.body.append(notice);
};
