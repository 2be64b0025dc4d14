/**
 * Browser client of `pnpm dev`: applies new code after each build. Shows build errors and keeps the last good
 * code.
 */
import connection from 'webpack-hot-middleware/client.js';

const NOTICE_ID = 'live-notice';
/** Build errors by bundle: browser and server bundle of each remote in development. */
const shared = globalThis as { __SHOP_BROKEN__?: Map<string, string[]> };
shared.__SHOP_BROKEN__ ??= new Map();
const broken = shared.__SHOP_BROKEN__;

const show = (): void => {
  document.getElementById(NOTICE_ID)?.remove();
  const texts = [...new Set([...broken.values()].flat())];
  if (texts.length === 0) return;
  const notice = document.createElement('pre');
  notice.id = NOTICE_ID;
  notice.setAttribute('role', 'alert');
  notice.textContent = `Build failed. The page shows the last successful build.\n\n${texts.join('\n\n')}`;
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

connection.subscribeAll(({ action, name = '', errors = [] }) => {
  if (action !== 'built' && action !== 'sync') return;
  if (errors.length > 0) broken.set(name, errors);
  else broken.delete(name);
  show();
});
