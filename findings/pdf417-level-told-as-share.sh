#!/usr/bin/env bash
# A reader of PDF417 does not tell the error correction level of a code.
#
# Packages: bwip-js 4.11.4 (writes), zxing-wasm 3.1.6 (reads, zxing-cpp compiled to WebAssembly), Node 20 or newer.
#
# A printed tax stamp in Chile must have error correction level 5. A shop that reads its own code back would look at
# `ecLevel` of the result. For PDF417 this is not one of the levels 0 to 8 but the share of the correction code words in
# the whole code, rounded to per cent: a long text at level 4, a shorter one at level 3 and the longest at level 5 all
# say "9%". The writer also changes the level in silence, in both directions: a text of 120 letters that asks for level 1
# is the same picture as the one that asks for level 2. So the level can only be checked by comparing pictures: one that
# equals the picture of the level below did not get what it asked for.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund bwip-js@4.11.4 zxing-wasm@3.1.6
cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import bwipjs from 'bwip-js/node';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(wasm)).buffer } });
const draw = (letters, eclevel) =>
  bwipjs.toBuffer({ bcid: 'pdf417', text: 'a'.repeat(letters), eclevel, padding: 6, backgroundcolor: 'FFFFFF' });
const told = async (letters, level) => (await readBarcodes(await draw(letters, level), { formats: ['PDF417'] }))[0].ecLevel;

const seen = {
  'level 3, 300 letters': await told(300, 3),
  'level 4, 600 letters': await told(600, 4),
  'level 2, 120 letters': await told(120, 2),
  'level 1, 120 letters': await told(120, 1),
  'level 1 equals level 2 at 120 letters': (await draw(120, 1)).equals(await draw(120, 2)),
};
console.log(JSON.stringify(seen, null, 2));
JS
expected='{
  "level 3, 300 letters": "9%",
  "level 4, 600 letters": "9%",
  "level 2, 120 letters": "11%",
  "level 1, 120 letters": "11%",
  "level 1 equals level 2 at 120 letters": true
}'
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = "$expected" ] || { echo "This has changed. Expected: $expected"; exit 1; }
