/**
 * Writes the scenario of a recorded session, and prints its link:
 * `node shared-stubs/src/api/save-scenario.ts session.har scenario.json`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { recordScenario } from './record-scenario.ts';
import { scenarioLink } from './scenario-file.ts';

try {
  const [har, file] = process.argv.slice(2);
  if (!har || !file)
    throw new Error('Which files? Name the HAR file and the scenario file: session.har scenario.json');
  if (!existsSync(har)) throw new Error(`There is no file ${har}`);
  const scenario = recordScenario(readFileSync(har, 'utf8'));
  writeFileSync(file, `${JSON.stringify(scenario, null, 2)}\n`);
  console.log(`${file} plays at ${scenarioLink('/', scenario)}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
