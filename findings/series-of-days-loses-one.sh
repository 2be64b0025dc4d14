#!/usr/bin/env bash
# PostgreSQL's series of dates has one day less in Santiago when it crosses September's change of the clock.
#
# Packages: @electric-sql/pglite 0.5.17 (PostgreSQL 18.7), Node 20 or newer. The server of PostgreSQL 18.4 does the same.
#
# Chile sets its clocks forward at midnight, so the first Sunday of summer time begins at 01:00. `generate_series` takes no
# dates: it turns them into times with the zone of the session and adds a day to the time before. From that Sunday on each of
# its times is 01:00, and the last one, 01:00 of the last day, lies behind the end, which is midnight. 4 to 9 September
# 2026 are six days, and five come out: no error, and every day but the last is right. The argument for the zone does not
# help. Adding two days at once gives midnight again, as does a series of numbers added to a date. In April, when the
# clock goes back, nothing is lost, and a session in UTC never shows it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.17
cat > run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';

const database = new PGlite();
const one = async (query) => Object.values((await database.query(query)).rows[0])[0];
const days = (from, to) =>
  one(`select count(*)::int from generate_series('${from}'::date, '${to}'::date, interval '1 day')`);
const seen = { utc: await days('2026-09-04', '2026-09-09') };
await database.exec(`set timezone = 'America/Santiago'`);
seen.september = await days('2026-09-04', '2026-09-09');
seen.april = await days('2027-04-02', '2027-04-07');
seen.withZone = await one(`select count(*)::int from generate_series(
  '2026-09-04'::timestamptz, '2026-09-09'::timestamptz, interval '1 day', 'America/Santiago')`);
seen.lastTime = await one(
  `select max(day)::text from generate_series('2026-09-04'::date, '2026-09-09'::date, interval '1 day') day`,
);
seen.twoDaysAtOnce = await one(`select ('2026-09-05'::date::timestamptz + interval '2 days')::text`);
seen.numbers = await one(
  `select count('2026-09-04'::date + n)::int from generate_series(0, '2026-09-09'::date - '2026-09-04'::date) n`,
);
console.log(JSON.stringify(seen));
JS
expected='{"utc":6,"september":5,"april":6,"withZone":5,"lastTime":"2026-09-08 01:00:00-03","twoDaysAtOnce":"2026-09-07 00:00:00-03","numbers":6}'
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = "$expected" ] || { echo "This has changed. Expected: $expected"; exit 1; }
