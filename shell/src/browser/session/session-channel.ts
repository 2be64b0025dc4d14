/**
 * Broadcast channel for session changes between tabs. It is closed while the page is in the back/forward cache, because
 * a message would evict the page: each page of a customer sends its new token. A restored page compares the stored
 * session instead (inline/reload-outdated.ts).
 */
const SESSION_CHANNEL = 'session';

/** @returns function that sends a message to the other tabs */
export const openSessionChannel = <Message>(
  onMessage: (message: Message) => void,
): ((message: Message) => void) => {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel = new BroadcastChannel(SESSION_CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  };
  open();
  addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  addEventListener('pageshow', ({ persisted }) => persisted && open());
  return (message) => channel?.postMessage(message);
};
