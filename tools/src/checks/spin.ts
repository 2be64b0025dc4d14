/** Program that keeps one core busy until its parent ends. */
const STEP_MS = 100;

const spin = (): void => {
  for (const end = Date.now() + STEP_MS; Date.now() < end; );
  setImmediate(spin);
};

process.on('disconnect', () => process.exit());
spin();
