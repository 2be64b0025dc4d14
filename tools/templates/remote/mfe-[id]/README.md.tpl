# mfe-{{id}}

**Purpose.** {{en}}: the pages below {{path}}.

**Who owns it.** The {{id}} team.

**Run it.** `npx --yes pnpm@12.18.0 dev {{id}}` from the root runs the whole shop and shows your edits of this remote;
`npx --yes pnpm@12.18.0 --filter mfe-{{id}} standalone` runs it without the shell.

**Test it.** `node_modules/.bin/vitest run mfe-{{id}}/` from the root.

**Where next.** `src/routes.tsx` (path → page), then `src/pages/home/home.model.ts`. The contracts with other teams are in
`shared-contracts`.
