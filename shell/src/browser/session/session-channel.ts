/** Broadcast channel for session changes between tabs. */
export const SESSION_CHANNEL = 'session';
