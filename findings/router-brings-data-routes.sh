#!/usr/bin/env bash
# react-router's `Router` brings the code of data routes into a bundle that has no routes.
#
# Packages: react-router 8.5.1, esbuild 0.28.2 and rolldown 1.3.3 (bundle), Node 20 or newer. webpack 5 does the same.
#
# A micro-frontend whose shell owns the history needs little of a router: a provider and `useLocation`. The package has
# `"sideEffects": false` and one module for each part, so a bundler should leave the rest out. It cannot: the module of
# `Router` makes a memoised component of the data routes when it is loaded, and this one call has no mark that says it is
# pure. It holds the whole rendering of matched routes with their error boundaries: 17 KB instead of 3 KB, in every remote
# that bundles its own router. With the mark in a copy, both bundlers leave it out. `useLocation` alone does not bring it,
# because it is in another module.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund react-router@8.5.1 react@19.3.1 react-dom@19.3.1 esbuild@0.28.2 rolldown@1.3.3
cat > run.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { rolldown } from 'rolldown';

const external = ['react', 'react-dom'];
const withEsbuild = async () => {
  const { outputFiles } = await build({
    entryPoints: ['in.js'], bundle: true, minify: true, format: 'esm', external, write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0].text;
};
const withRolldown = async () => {
  const bundle = await rolldown({ input: 'in.js', platform: 'browser', external });
  return (await bundle.generate({ minify: true })).output[0].code;
};
const look = async (names) => {
  writeFileSync('in.js', `export { ${names} } from 'react-router';`);
  const texts = [await withEsbuild(), await withRolldown()];
  return {
    hasRoutes: texts.map((text) => text.includes('useRoutes() may be used only')),
    above10KB: texts.map((text) => text.length > 10_000),
  };
};
const seen = { router: await look('Router, useLocation'), location: await look('useLocation') };
const file = 'node_modules/react-router/dist/production/lib/components.js';
const code = readFileSync(file, 'utf8');
writeFileSync(file, code.replace(/= (React\$1\.memo\(DataRoutes\))/, '= /* @__PURE__ */ $1'));
seen.marked = await look('Router, useLocation');
console.log(JSON.stringify(seen));
JS
expected='{"router":{"hasRoutes":[true,true],"above10KB":[true,true]},"location":{"hasRoutes":[false,false],"above10KB":[false,false]},"marked":{"hasRoutes":[false,false],"above10KB":[false,false]}}'
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = "$expected" ] || { echo "This has changed. Expected: $expected"; exit 1; }
