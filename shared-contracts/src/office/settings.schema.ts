import { z } from 'zod';
import { reason, version } from './common.schema.ts';
import { SETTINGS, type SettingKey } from './settings-values.schema.ts';

const response = z.object({
  id: z.string(),
  version,
  /** The value that staff have set, or what the shop uses without it. It may miss texts of an incomplete page. */
  value: z.record(z.string(), z.unknown()),
});

const schemasOf = <T extends z.core.SomeType>(value: T) => ({
  read: { response },
  change: { body: z.object({ version, value, reason }), response },
});

/** Schemas of `SETTING_ENDPOINTS`. */
export const SETTING_SCHEMAS = Object.fromEntries(
  Object.entries(SETTINGS).map(([key, value]) => [key, schemasOf(value)]),
) as unknown as { [K in SettingKey]: ReturnType<typeof schemasOf<(typeof SETTINGS)[K]>> };
