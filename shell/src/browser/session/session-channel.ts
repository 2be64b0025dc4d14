/** On which the tabs of one browser tell each other of their session. */
export const SESSION_CHANNEL = 'session';
