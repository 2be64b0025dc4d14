/**
 * A Chromium tab that may prerender pages. Playwright attaches to page targets, and Chromium prerenders nothing in a
 * tab whose page target has such a client. This driver attaches to the tab target.
 */
import { openBrowser, type Session } from './devtools.ts';

/** A link in the first screen needs no scroll. */
const SIZE = { width: 1280, height: 1000 };

interface Attached {
  sessionId: string;
  targetInfo: { type: string };
}

/** @param onDocument script that runs before the scripts of every document */
export const openTab = async (onDocument: string) => {
  const browser = await openBrowser();
  const { targetId } = await browser.send('Target.createTarget', {
    url: 'about:blank',
    forTab: true,
    newWindow: true,
    ...SIZE,
  });
  const { sessionId } = await browser.send<Attached>('Target.attachToTarget', { targetId, flatten: true });
  const tab = browser.sessionOf(sessionId);
  const documents: Session[] = [];
  const first = new Promise<void>((done) => {
    tab.on<Attached>('Target.attachedToTarget', async ({ sessionId, targetInfo }) => {
      const session = browser.sessionOf(sessionId);
      if (targetInfo.type !== 'page') return void session.send('Runtime.runIfWaitingForDebugger');
      // A paused target answers when it runs, so wait after the last command.
      await Promise.all([
        session.send('Page.enable'),
        session.send('Page.addScriptToEvaluateOnNewDocument', { source: onDocument }),
        session.send('Runtime.runIfWaitingForDebugger'),
      ]);
      documents.push(session);
      done();
    });
  });
  const options = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{}] };
  await tab.send('Target.setAutoAttach', options);
  await first;
  return {
    /** The newest document of the tab: the shown one, or the one that the browser prerenders. */
    newest: () => documents.at(-1) as Session,
    /** Number of documents that the tab has had. Activation of a prerendered document does not change it. */
    count: () => documents.length,
    close: () => browser.close(),
  };
};

export type Tab = Awaited<ReturnType<typeof openTab>>;
