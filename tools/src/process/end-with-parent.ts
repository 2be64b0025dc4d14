/** Preloaded into every service of `start`, so that it exits when its parent is killed. */
process.channel?.unref();
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
