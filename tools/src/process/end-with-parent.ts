/** Preloaded into every service of `start`: a killed parent must leave nobody behind. */
process.channel?.unref();
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
