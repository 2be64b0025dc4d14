/**
 * Settings of Node for an API process. Import this file first: it changes how Node compiles the modules that
 * are imported later, and how it collects garbage.
 */
import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Cache compiled code between starts. The API is then ready in half the time and uses 20 MB less.
enableCompileCache();
// Keep V8's young generation as large as `--min-semi-space-size` says (docs/operations/start-and-stop.md). Without this
// line it grows, and the API uses 100 MB more after load, at the same throughput.
setFlagsFromString('--semi-space-growth-factor=1');
