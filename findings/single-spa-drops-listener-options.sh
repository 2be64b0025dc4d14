#!/usr/bin/env bash
# single-spa ignores `once` and `signal` of a popstate listener, and calls one that is added twice twice.
#
# Packages: single-spa 6.0.3, jsdom 27.4.0 (only gives the window), Node 20 or newer.
#
# Loading single-spa replaces `addEventListener` of the window. It keeps functions for `popstate` and `hashchange` in its own
# list, so that it can call them after it has mounted the page's applications, and drops the third argument. A listener
# with `{ once: true }` runs at every Back, and one with `{ signal }` still runs after the signal is aborted: a component
# that cleans up with an AbortController leaks one listener for each time that it is mounted. The browser adds the same
# function once; here the second time goes to the browser's own list, so the function runs twice. An object with
# `handleEvent` is not kept in the list and has its options. Only `removeEventListener` with the same function helps.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund single-spa@6.0.3 jsdom@27.4.0
cat > run.mjs <<'JS'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('', { url: 'https://shop.example/' });
const { document, location, history, CustomEvent, PopStateEvent, AbortController } = window;
Object.assign(globalThis, { window, document, location, history, CustomEvent, PopStateEvent });

/** Adds listeners, aborts the signal, goes back twice, and counts the calls. */
const count = async () => {
  const calls = { once: 0, aborted: 0, addedTwice: 0, objectOnce: 0 };
  const ended = new AbortController();
  const twice = () => calls.addedTwice++;
  window.addEventListener('popstate', () => calls.once++, { once: true });
  window.addEventListener('popstate', () => calls.aborted++, { signal: ended.signal });
  window.addEventListener('popstate', { handleEvent: () => calls.objectOnce++ }, { once: true });
  window.addEventListener('popstate', twice);
  window.addEventListener('popstate', twice);
  ended.abort();
  for (const _ of [1, 2]) {
    window.dispatchEvent(new PopStateEvent('popstate'));
    await new Promise((done) => setTimeout(done, 100));
  }
  return { ...calls };
};
const browser = await count();
const { start } = await import('single-spa');
start();
console.log(JSON.stringify({ browser, singleSpa: await count() }));
JS
expected='{"browser":{"once":1,"aborted":0,"addedTwice":2,"objectOnce":1},"singleSpa":{"once":2,"aborted":2,"addedTwice":4,"objectOnce":1}}'
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = "$expected" ] || { echo "This has changed. Expected: $expected"; exit 1; }
