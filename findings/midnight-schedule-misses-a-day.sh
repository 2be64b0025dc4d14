#!/usr/bin/env bash
# pg-boss does not run a schedule of Chile's midnight hour on the day whose midnight is missing: cron-parser's next()
# knows that run, prev() raises an error.
#
# Packages: pg-boss 12.35.0, cron-parser 5.10.5 (which it uses), Node 20 or newer.
#
# On 6 September 2026 the clock in Santiago goes from 23:59 to 01:00. For "every day at 00:00" next() gives 01:00 of that
# day. prev() finds no way back over the gap: asked at any time of that day it raises "Invalid expression, loop limit
# exceeded", although the expression is right. For "Sundays at 00:00" it does so for the whole week. pg-boss finds what
# is due with prev(), so the queue's daily job is left out on that day and on that day alone. Where the gap lies inside
# the day, as in New York, prev() raises nothing and passes over the day that next() gives. A schedule in UTC has no gap.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund pg-boss@12.35.0 cron-parser@5.10.5
cat > run.mjs <<'JS'
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CronExpressionParser } from 'cron-parser';

const inPgBoss = path.resolve('node_modules/pg-boss/dist/timekeeper.js');
const { default: Timekeeper } = await import(pathToFileURL(inPgBoss));
const tz = 'America/Santiago';
const ask = (way, expression, time, zone = tz) => {
  const parsed = CronExpressionParser.parse(expression, { tz: zone, currentDate: new Date(time) });
  try {
    return parsed[way]().toDate().toISOString();
  } catch (error) {
    return error.message;
  }
};
/** How often pg-boss finds the midnight schedule due in the half hour from ten to midnight, when it looks each minute. */
const runs = (from) => {
  const keeper = new Timekeeper({}, {}, {});
  let count = 0;
  for (let minute = 0; minute < 30; minute++)
    try {
      const time = Date.parse(from) + minute * 60_000 + 15_000;
      count += keeper.dueOccurrences('0 0 * * *', 'cron', tz, time).occurrences.length;
    } catch {}
  return count;
};
console.log(
  JSON.stringify(
    {
      next: ask('next', '0 0 * * *', '2026-09-06T03:59:30Z'),
      prevAtNoon: ask('prev', '0 0 * * *', '2026-09-06T15:00:00Z'),
      prevOfSundaysOnFriday: ask('prev', '0 0 * * 0', '2026-09-11T15:00:00Z'),
      prevOnTheDayAfter: ask('prev', '0 0 * * *', '2026-09-07T15:00:00Z'),
      pgBossRuns: ['2026-09-05T03:50Z', '2026-09-06T03:50Z', '2026-09-07T02:50Z'].map(runs),
      newYork: ['next', 'prev'].map((way) =>
        ask(way, '30 2 * * *', `2026-03-08T${way === 'next' ? '06' : '15'}:00:00Z`, 'America/New_York'),
      ),
    },
    null,
    1,
  ),
);
JS
expected='{
 "next": "2026-09-06T04:00:00.000Z",
 "prevAtNoon": "Invalid expression, loop limit exceeded",
 "prevOfSundaysOnFriday": "Invalid expression, loop limit exceeded",
 "prevOnTheDayAfter": "2026-09-07T03:00:00.000Z",
 "pgBossRuns": [
  1,
  0,
  1
 ],
 "newYork": [
  "2026-03-08T07:30:00.000Z",
  "2026-03-07T07:30:00.000Z"
 ]
}'
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = "$expected" ] || { echo "This has changed. Expected: $expected"; exit 1; }
