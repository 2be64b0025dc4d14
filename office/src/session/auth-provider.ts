import type { AuthProvider } from 'react-admin';
import type { Session, SessionModel } from './session.ts';

const sessionOf = (model: SessionModel): Session => {
  const state = model.state();
  if (state.kind !== 'signed-in') throw new Error('No staff member is signed in');
  return state.session;
};

/**
 * Tells react-admin who is signed in. The office signs in before react-admin shows a page, and asks again in a dialog
 * when the session has expired, so react-admin never redirects.
 */
export const createAuthProvider = (model: SessionModel): AuthProvider => ({
  login: () => Promise.resolve(),
  logout: async () => {
    await model.signOut();
    return false;
  },
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getIdentity: async () => {
    const { id, name } = sessionOf(model).staff;
    return { id, fullName: name };
  },
  getPermissions: async () => sessionOf(model).permissions,
});
