import { connect } from 'node:net';

/** Whether a program of this machine listens on the port. */
export const acceptsConnections = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
