import { z } from 'zod';
import { type PointerFile, parsePointers } from '../pointers.ts';

const folderName = z.string().regex(/^(?!\.+$)[\w.-]+$/);
const named = z.looseObject({ version: folderName });
const safePointer = named.extend({
  previous: z.array(folderName).optional(),
  canary: named.optional(),
  previews: z.record(z.string(), named.extend({ previous: folderName.optional() })).optional(),
});
const safePointers = z.looseObject({
  remotes: z.record(folderName, safePointer),
  hosts: z.record(folderName, safePointer).optional(),
  apps: z.record(folderName, safePointer).optional(),
});

/** @throws Error for a file that is no JSON, or whose names are unsafe as folders */
export const readPointerFile = (body: Buffer, title: string): PointerFile => {
  const file = parsePointers(body.toString(), title);
  const { error } = safePointers.safeParse(file);
  if (error) throw new Error(`${title} cannot be used: ${z.prettifyError(error)}`);
  return file;
};
