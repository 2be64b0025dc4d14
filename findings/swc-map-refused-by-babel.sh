#!/usr/bin/env bash
# Two webpack loaders for scripts cannot follow each other: Babel refuses the source map that swc-loader passes on.
#
# Packages: webpack 5.110.3, swc-loader 0.2.7, @swc/core 1.16.22, babel-loader 10.1.1, @babel/core 8.1.2; Node 20 or
# newer.
#
# The React compiler is built into @swc/core and faster there than as a plugin of Babel, but some plugins
# exist for Babel only. So swc first and Babel after it is an obvious chain. It works in a build without source maps. With
# them, swc-loader passes the map as a JSON string, which webpack itself accepts. babel-loader gives the string to Babel,
# which takes an object only, and each module fails. The option `parseMap` of swc-loader, which its README does not name,
# makes it an object.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund webpack@5.110.3 swc-loader@0.2.7 @swc/core@1.16.22 babel-loader@10.1.1 @babel/core@8.1.2
echo 'export const two: number = 2;' > entry.ts
cat > run.mjs <<'JS'
import webpack from 'webpack';

const swc = { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, swcrc: false };
const build = (devtool, more) =>
  new Promise((done, fail) => {
    const use = [{ loader: 'babel-loader' }, { loader: 'swc-loader', options: { ...swc, ...more } }];
    webpack(
      { mode: 'development', entry: './entry.ts', devtool, module: { rules: [{ test: /\.ts$/, use }] } },
      (error, stats) => (error ? fail(error) : done(stats.compilation.errors[0]?.message ?? 'built')),
    );
  });
const lastLine = (text) => /built|Error: .+/.exec(text)[0];

const seen = {
  'no source map': lastLine(await build(false)),
  'source map': lastLine(await build('source-map')),
  'source map, parseMap': lastLine(await build('source-map', { parseMap: true })),
};
console.log(JSON.stringify(seen, null, 2));
JS
expected='{
  "no source map": "built",
  "source map": "Error: .inputSourceMap must be a boolean, object, or undefined",
  "source map, parseMap": "built"
}'
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
